extension GalleryPage {
  /// The logo, a plumb bob.
  static let mark = """
    <svg class="mark" viewBox="0 0 32 48" aria-hidden="true"><path d="M16 0V17" \
    stroke="currentColor" stroke-width="2"/><path d="M10 17h12v5l-1 8-5 16-5-16-1-8z" \
    fill="currentColor"/></svg>
    """

  static let controls = """
    <div class="controls">
    <div role="group" aria-label="Orientation">
    <button data-key="orientation" data-value="portrait" aria-pressed="true">Portrait</button>
    <button data-key="orientation" data-value="landscape" aria-pressed="false">Landscape</button>
    </div>
    <div role="group" aria-label="Direction">
    <button data-key="direction" data-value="ltr" aria-pressed="true">Left to right</button>
    <button data-key="direction" data-value="rtl" aria-pressed="false">Right to left</button>
    </div>
    <div role="group" aria-label="Overlay">
    <button data-key="overlay" aria-pressed="false">Constraints</button>
    </div>
    <p class="legend"><span class="frame">frames</span> <span class="guide">guides</span>
    <span class="baseline">baselines</span> <span class="constraint">constraints</span>
    <span>dashed: below 1000</span></p>
    </div>
    """

  static let style = """
    :root {
      color-scheme: light dark;
      --page: #f5f5f7; --card: #ffffff; --text: #1d1d1f; --faint: #6e6e73; --line: #d8d8dd;
      --accent: #0066cc; --code: #fbfbfd; --shadow: 0 1px 2px #0001, 0 8px 24px #0000000f;
      --keyword: #9b2393; --type: #3a6f8f; --string: #c41a16; --number: #1c00cf;
      --comment: #5d6c79; --attribute: #815f03; --warning: #fff6e0; --warning-line: #ecd9a4;
      --pressed: #ffffff;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #131316; --card: #1d1d21; --text: #f2f2f5; --faint: #9c9ca3; --line: #35353b;
        --accent: #5aaeff; --code: #18181b; --shadow: 0 1px 2px #0008, 0 8px 24px #0006;
        --keyword: #ff7ab2; --type: #7fd0e8; --string: #ff8170; --number: #d9c97c;
        --comment: #8d9aa8; --attribute: #e0a96d; --warning: #2b2618; --warning-line: #57492a;
        --pressed: #636369;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; scroll-padding-top: 76px; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; max-width: 1520px; padding: 0 28px 80px; background: var(--page);
      color: var(--text); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
      display: grid; grid-template-columns: 128px minmax(0, 1fr); column-gap: 28px;
    }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    header {
      grid-column: 1 / -1; display: grid; grid-template-columns: auto 1fr; column-gap: 18px;
      align-items: start; padding: 44px 0 26px;
    }
    header .mark { grid-row: 1 / 3; height: 92px; margin-top: -44px; padding-top: 0;
      color: var(--accent); }
    h1 { margin: 0; font-size: 40px; line-height: 1.1; letter-spacing: -0.02em; }
    header p { margin: 6px 0 0; max-width: 46em; font-size: 18px; color: var(--faint); }
    .controls {
      grid-column: 1 / -1; position: sticky; top: 0; z-index: 2; display: none; flex-wrap: wrap;
      gap: 8px 14px; align-items: center; padding: 12px 0; background: var(--page);
      border-bottom: 1px solid var(--line);
    }
    .js .controls { display: flex; }
    .controls [role=group] {
      display: inline-flex; padding: 2px; border-radius: 9px; background: var(--line);
    }
    button {
      appearance: none; border: 0; border-radius: 7px; padding: 5px 13px; background: none;
      color: inherit; font: inherit; font-size: 14px; cursor: pointer;
    }
    button[aria-pressed=true] { background: var(--pressed); box-shadow: 0 1px 3px #0003; }
    button[data-key=overlay][aria-pressed=true] { background: #d1005d; color: #fff; }
    button:disabled { opacity: 0.4; cursor: default; }
    button:focus-visible, a:focus-visible, pre:focus-visible {
      outline: 2px solid var(--accent); outline-offset: 2px;
    }
    .legend { display: none; gap: 14px; margin: 0; font-size: 13px; color: var(--faint); }
    .overlay .legend { display: flex; flex-wrap: wrap; }
    .legend span[class]::before {
      content: ""; display: inline-block; width: 14px; margin-right: 6px; vertical-align: middle;
      border-top: 2px solid;
    }
    .legend span.frame::before { border-color: #0a6cff; }
    .legend span.guide::before { border-color: #0f9d58; border-top-style: dashed; }
    .legend span.baseline::before { border-color: #8e44ad; border-top-style: dotted; }
    .legend span.constraint::before { border-color: #d1005d; }
    nav {
      align-self: start; position: sticky; top: 57px; max-height: calc(100vh - 57px);
      overflow: auto; padding: 28px 0 20px; font-size: 14px; line-height: 1.75;
    }
    nav h3 { margin: 0 0 2px; font-size: 12px; font-weight: 600; color: var(--faint); }
    nav ol { list-style: none; margin: 0 0 18px; padding: 0; }
    main { min-width: 0; }
    section { padding: 28px 0 36px; border-bottom: 1px solid var(--line); }
    section:last-child { border-bottom: 0; }
    h2 { margin: 0 0 18px; font-size: 20px; line-height: 1.35; font-weight: 600; }
    h2 a {
      display: block; color: var(--faint); font: 500 13px/1.6 ui-monospace, SFMono-Regular,
        Menlo, Consolas, "Liberation Mono", monospace;
    }
    .scene { display: flex; gap: 28px; align-items: flex-start; }
    .pictures { display: flex; flex-wrap: wrap; gap: 20px 16px; flex: 0 0 auto; max-width: 560px; }
    .landscape .pictures { max-width: 540px; }
    figure { margin: 0; width: 270px; }
    html:not(.landscape) .pictures:has(figure:nth-child(3)) figure { width: 176px; }
    .landscape .pictures figure { width: 540px; max-width: 100%; }
    figure a { display: block; }
    img {
      display: block; width: 100%; height: auto; border-radius: 18px; background: #fff;
      box-shadow: 0 0 0 1px var(--line), var(--shadow);
    }
    figcaption { margin-top: 8px; text-align: center; font-size: 13px; color: var(--faint); }
    .source {
      flex: 1 1 0; min-width: 0; border-radius: 12px; background: var(--code);
      box-shadow: 0 0 0 1px var(--line);
    }
    .source p {
      margin: 0; padding: 8px 16px; border-bottom: 1px solid var(--line); font-size: 12px;
      color: var(--faint);
    }
    pre {
      margin: 0; padding: 14px 16px; max-height: 620px; overflow: auto; tab-size: 2;
      font: 13px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
    }
    .keyword { color: var(--keyword); } .type { color: var(--type); }
    .string { color: var(--string); } .number { color: var(--number); }
    .comment { color: var(--comment); } .attribute { color: var(--attribute); }
    .issues {
      margin-top: 22px; padding: 12px 16px; border-radius: 12px; background: var(--warning);
      box-shadow: 0 0 0 1px var(--warning-line); font-size: 14px;
    }
    .issues h3 { margin: 0 0 4px; font-size: 13px; color: var(--faint); font-weight: 600; }
    .issues ul { margin: 0; padding: 0; list-style: none; }
    .issues li { padding: 3px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    @media (max-width: 1180px) {
      body { grid-template-columns: minmax(0, 1fr); }
      nav {
        position: static; display: flex; gap: 18px; align-items: baseline; max-height: none;
        padding: 14px 0 0; white-space: nowrap;
      }
      nav h3 { margin: 0; }
      nav ol { display: flex; gap: 16px; margin: 0; padding-bottom: 6px; }
    }
    @media (max-width: 940px) {
      .scene { flex-direction: column; align-items: stretch; }
      .pictures, .landscape .pictures { max-width: none; }
      .source { flex: none; }
    }
    @media (max-width: 640px) {
      body { padding: 0 16px 60px; }
      header { padding-top: 32px; }
      header .mark { height: 76px; margin-top: -32px; }
      h1 { font-size: 32px; }
      header p { font-size: 16px; }
      .controls { gap: 8px; padding: 8px 0; }
      button { padding: 4px 9px; font-size: 13px; }
      html { scroll-padding-top: 110px; }
      .pictures { gap: 14px; }
      figure { width: min(100%, 300px); }
      .pictures:has(figure + figure) figure { width: calc(50% - 7px) !important; }
      .landscape .pictures figure { width: 100% !important; }
      pre { max-height: 460px; font-size: 12px; }
    }
    """

  static let script = """
    const page = document.documentElement
    const state = { orientation: "portrait", direction: "ltr", overlay: false }
    const buttons = document.querySelectorAll("button[data-key]")
    function show() {
      const setting = `${state.orientation}-${state.direction}`
      const hasOverlay = page.dataset.overlays.split(" ").includes(setting)
      const overlay = state.overlay && hasOverlay
      const isLandscape = state.orientation === "landscape"
      page.classList.toggle("landscape", isLandscape)
      page.classList.toggle("overlay", overlay)
      for (const image of document.querySelectorAll("img[data-name]")) {
        const drawn = overlay && image.dataset.plain === undefined
        const file = `svg/${image.dataset.name}-${setting}${drawn ? "-overlay" : ""}.svg`
        image.width = isLandscape ? 844 : 390
        image.height = isLandscape ? 390 : 844
        image.src = file
        image.parentNode.href = file
      }
      for (const button of buttons) {
        const { key, value } = button.dataset
        button.setAttribute("aria-pressed", value ? state[key] === value : overlay)
        if (key !== "overlay") continue
        button.disabled = !hasOverlay
        button.title = hasOverlay ? "" : "Run plumb demo --overlay to draw these."
      }
    }
    for (const button of buttons) {
      button.addEventListener("click", () => {
        const { key, value } = button.dataset
        state[key] = value ?? !state[key]
        show()
      })
    }
    for (const word of location.search.slice(1).split("&")) {
      if (word === "landscape") state.orientation = word
      if (word === "rtl") state.direction = word
      if (word === "overlay") state.overlay = true
    }
    page.classList.add("js")
    show()
    """
}
