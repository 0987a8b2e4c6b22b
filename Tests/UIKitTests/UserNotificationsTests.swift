import Expectations
import Testing
import UserNotifications

/// The tests share the center of the process, therefore each has identifiers of its own.
@Suite struct UserNotificationsTests {
  private let center = UNUserNotificationCenter.current()

  private final class Observer: UNUserNotificationCenterDelegate {}

  private func request(_ identifier: String, title: String, after seconds: TimeInterval? = 60)
    -> UNNotificationRequest
  {
    let content = UNMutableNotificationContent()
    content.title = title
    return UNNotificationRequest(
      identifier: identifier,
      content: content,
      trigger: seconds.map {
        UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false)
      }
    )
  }

  private func pending(_ identifier: String) async -> [UNNotificationRequest] {
    await center.pendingNotificationRequests().filter { $0.identifier == identifier }
  }

  @Test func `the authorization is denied`() async throws {
    expectTrue(try await !center.requestAuthorization(options: [.alert, .sound]))
    let settings = await center.notificationSettings()
    expectTrue(settings.authorizationStatus == .denied && settings.alertSetting == .disabled)
    var (answers, statuses): ([Bool], [UNAuthorizationStatus]) = ([], [])
    center.requestAuthorization(options: .badge) { granted, _ in answers.append(granted) }
    center.getNotificationSettings { statuses.append($0.authorizationStatus) }
    expectTrue(answers == [false] && statuses == [.denied])
  }

  @Test func `a request with a trigger waits until it is removed`() async throws {
    center.add(request("waits", title: "1")) { _ in }
    try await center.add(request("waits", title: "2"))
    expectTrue(await pending("waits").map(\.content.title) == ["2"])
    expectEmpty(await center.deliveredNotifications())
    center.removePendingNotificationRequests(withIdentifiers: ["waits", "other"])
    expectEmpty(await pending("waits"))
  }

  @Test func `a request without a trigger is dropped`() async {
    var errors: [(any Error)?] = []
    center.add(request("now", title: "1", after: nil)) { errors.append($0) }
    expectEmpty(await pending("now"))
    expectTrue(errors.count == 1 && errors.first.flatMap { $0 } == nil)
  }

  @Test func `a request keeps a copy of its content`() throws {
    let content = UNMutableNotificationContent()
    content.title = "1"
    content.userInfo = ["card": 7]
    content.sound = .default
    content.badge = 3
    let request = UNNotificationRequest(identifier: "copy", content: content, trigger: nil)
    content.title = "2"
    expectTrue(request.content.title == "1" && request.content.userInfo["card"] as? Int == 7)
    expectTrue(request.content.sound == .default && request.content.badge == 3)
    expectTrue(!(request.content is UNMutableNotificationContent))
    let changed = try #require(
      request.content.mutableCopy() as? UNMutableNotificationContent
    )
    changed.body = "3"
    expectTrue(changed.title == "1" && request.content.body.isEmpty)
  }

  @Test func `a trigger has the next date that has its parts`() throws {
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 7, minute: 30),
      repeats: true
    )
    let date = try #require(trigger.nextTriggerDate())
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    expectTrue(trigger.repeats && parts.hour == 7 && parts.minute == 30)
  }

  @Test func `categories and their actions are kept`() async {
    let reply = UNTextInputNotificationAction(
      identifier: "reply",
      title: "Reply",
      options: [.foreground],
      textInputButtonTitle: "Send",
      textInputPlaceholder: "Text"
    )
    let category = UNNotificationCategory(
      identifier: "card",
      actions: [reply],
      intentIdentifiers: [],
      options: .customDismissAction
    )
    center.setNotificationCategories([category])
    expectTrue(await center.notificationCategories() == [category])
    expectTrue(category.actions.first?.title == "Reply" && reply.textInputButtonTitle == "Send")
  }

  @Test func `the center does not retain its delegate, and shows no notification by default`() {
    let observer = Observer()
    center.delegate = observer
    expectTrue(center.delegate === observer)
    var shown: [UNNotificationPresentationOptions] = []
    observer.userNotificationCenter(center, willPresent: UNNotification()) { shown.append($0) }
    expectTrue(shown == [[]] && UNNotification().request.identifier.isEmpty)
  }

  @Test func `an attachment has the address of a file`() throws {
    let file = URL(fileURLWithPath: "/card.png")
    expectEqual(try UNNotificationAttachment(identifier: "card", url: file).url, file)
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "", url: try #require(URL(string: "https://a.b")))
    }
  }
}
