import localesPlugin from '@react-aria/optimize-locales-plugin'

/** React Aria's texts load with the language, ui/src/i18n/componentTexts.ts; here only English stays, in case they cannot. */
export const optimizeLocales = localesPlugin.webpack({ locales: ['en-US'] })
