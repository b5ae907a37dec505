import { directionOf } from './direction'
import { languageFor } from './languages'
import { fromUpstreamLocale, toIntlLocale, toLanguageTag, toUpstreamLocale } from './locale'
import { firstLocale, rememberLocale } from './storedLocale'

const rightToLeft = 'ar arc dv fa ha he iw khw ks ku ps ur yi'.split(' ')

test.each(rightToLeft)('%s is written from the right', (locale) => {
  expect(directionOf(locale)).toBe('rtl')
})

test.each(['en', 'de', 'ja', 'pt-BR', 'zh_CN', 'zh-TW', 'sv', 'tr', ''])(
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
  ['pt_BR', 'pt-BR'],
  ['zh_hant_HK', 'zh-Hant-HK'],
  ['', 'en'],
  ['C.UTF-8', 'en'],
])('what the server calls %p is %s', (spelling, locale) => {
  expect(fromUpstreamLocale(spelling)).toBe(locale)
})

test.each([
  ['de', 'de'],
  ['fa', 'fa-u-ca-gregory'],
  ['th', 'th-u-ca-gregory'],
  ['dv', 'en'],
])('dates and numbers for %s are those of %s', (locale, intlLocale) => {
  expect(toIntlLocale(locale)).toBe(intlLocale)
})

test.each([
  ['ar', 'ar'],
  ['ar-EG', 'ar'],
  ['en-GB', 'en'],
  ['de-CH', 'de'],
  ['he', 'he'],
  ['iw', 'he'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['sv', 'en'],
  ['fa', 'en'],
  ['ku-Arab', 'en'],
])('who has the locale %s reads %s', (locale, language) => {
  expect(languageFor(locale)).toBe(language)
})

function browserSpeaks(...languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

test('before the sign-in the page speaks the first language of the browser that it can', () => {
  browserSpeaks('sv-SE', 'ar-EG', 'en')
  expect(firstLocale()).toBe('ar')

  browserSpeaks('sv-SE')
  expect(firstLocale()).toBe('en')
})

test('a locale that was chosen on this device goes before those of the browser', () => {
  browserSpeaks('ar')
  rememberLocale('sv')

  expect(firstLocale()).toBe('sv')
})
