// What Swift cannot import of Pango and Cairo: macros, and casts between GObject's classes.

#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <png.h>

/// A font map with the fonts of a configuration and no others, in which a point is a unit.
static inline PangoFontMap *plumb_font_map_new(FcConfig *config) {
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (map) {
    pango_cairo_font_map_set_resolution((PangoCairoFontMap *)map, 72);
    pango_fc_font_map_set_config((PangoFcFontMap *)map, config);
  }
  return map;
}

/// Makes a font map read its configuration again.
static inline void plumb_font_map_changed(PangoFontMap *map) {
  pango_fc_font_map_config_changed((PangoFcFontMap *)map);
}

static inline void plumb_unref(void *object) { g_object_unref(object); }

/// The pixels of a PNG file: red, green, blue, and alpha if there is any.
static inline png_image plumb_png_image(png_uint_32 width, png_uint_32 height, int has_alpha) {
  png_image image = {0};
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = has_alpha ? PNG_FORMAT_RGBA : PNG_FORMAT_RGB;
  // Without it the card of Examples/CardServer takes 3.5 times as long, for a file that is smaller by 18 %.
  image.flags = PNG_IMAGE_FLAG_FAST;
  return image;
}
