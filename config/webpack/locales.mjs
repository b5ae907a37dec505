import localesPlugin from '@react-aria/optimize-locales-plugin'

/** The languages whose React Aria texts are kept; the same as `languages` in ui/src/i18n/languages.ts. */
export const optimizeLocales = localesPlugin.webpack({ locales: ['en-US', 'ar-AE'] })
