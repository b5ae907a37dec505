import { directionOf } from './direction'
import { fromUpstreamLocale, toLanguageTag, toUpstreamLocale } from './locale'
import { languageFor } from './storedLanguage'

const rightToLeft = 'ar arc dv fa ha he iw khw ks ku ps ur yi'.split(' ')

test.each(rightToLeft)('%s is written from the right', (locale) => {
  expect(directionOf(locale)).toBe('rtl')
})

test.each(['en', 'de', 'ja', 'zh_CN', 'zh-TW', 'sv', 'tr', ''])(
  '%p is written from the left',
  (locale) => {
    expect(directionOf(locale)).toBe('ltr')
  },
)

test.each(['ar-EG', 'ku-Arab', 'ha-Arab', 'AR_SA'])('only the language of %s counts', (locale) => {
  expect(directionOf(locale)).toBe('rtl')
})

test.each([
  ['he', 'iw'],
  ['zh-CN', 'zh_CN'],
  ['zh-TW', 'zh_TW'],
  ['en', 'en'],
  ['ar', 'ar'],
])('%s is %s for the identity applications, and the way back', (locale, upstream) => {
  expect(toUpstreamLocale(locale)).toBe(upstream)
  expect(fromUpstreamLocale(upstream)).toBe(locale)
})

test.each([
  ['ku', 'ku-Arab'],
  ['ha', 'ha-Arab'],
  ['ar', 'ar'],
])('browsers take %s for what it is as %s', (locale, tag) => {
  expect(toLanguageTag(locale)).toBe(tag)
})

test.each([
  ['ar', 'ar'],
  ['ar_EG', 'ar'],
  ['en', 'en'],
  ['iw', undefined],
])('a user with the locale %s reads %s', (locale, language) => {
  expect(languageFor(locale)).toBe(language)
})
