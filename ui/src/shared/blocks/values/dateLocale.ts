/** The locales of dayjs, without its invented languages. */
const NAMES = new Set(
  (
    'af am ar ar-dz ar-iq ar-kw ar-ly ar-ma ar-sa ar-tn az be bg bi bm bn bn-bd bo br bs ca cs cv cy da de de-at ' +
    'de-ch dv el en en-au en-ca en-gb en-ie en-il en-in en-nz en-sg en-tt eo es es-do es-mx es-pr es-us et eu fa fi ' +
    'fo fr fr-ca fr-ch fy ga gd gl gom-latn gu he hi hr ht hu hy-am id is it it-ch ja jv ka kk km kn ko ku ky lb lo ' +
    'lt lv me mi mk ml mn mr ms ms-my mt my nb ne nl nl-be nn oc-lnc pa-in pl pt pt-br rn ro ru rw sd se si sk sl sq ' +
    'sr sr-cyrl ss sv sv-fi sw ta te tet tg th tk tl-ph tr tzm tzm-latn ug-cn uk ur uz uz-latn vi yo zh zh-cn zh-hk zh-tw'
  ).split(' '),
)

/** Language codes that dayjs has under another code. Source: SPEC 9 "Dates and time" (`iw`). */
const OTHER_NAMES: Readonly<Record<string, string>> = { iw: 'he', no: 'nb' }

/**
 * The dayjs locale for a locale: `de-AT` -> `de-at`, `ku-Arab` -> `ku`, `iw` -> `he`, `hy` ->
 * `hy-am`.
 *
 * @returns undefined when only the browser knows the locale; `en` when the browser does not know it
 * either.
 *
 * Source: SPEC 9 "Dates and time"; docs/assumptions.md A-213.
 */
export function dateLocaleFor(locale: string): string | undefined {
  const tag = locale.toLowerCase().replaceAll('_', '-')
  const language = tag.split('-')[0] ?? ''
  const own = [tag, OTHER_NAMES[language] ?? language, nameWithRegion(language)]
  const name = own.find((each) => NAMES.has(each))
  return name ?? (isKnownToBrowser(tag) ? undefined : 'en')
}

function nameWithRegion(language: string): string {
  return [...NAMES].find((name) => name.startsWith(`${language}-`)) ?? ''
}

function isKnownToBrowser(tag: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
}

/**
 * Adds the region that the browser prefers for a language: `en` is `en-GB` in London.
 *
 * Source: docs/assumptions.md A-213.
 */
export function withRegion(locale: string): string {
  const regional = navigator.languages.find((language) => language.startsWith(`${locale}-`))
  return regional ?? locale
}

const loaded = new Set(['en'])
const listeners = new Set<() => void>()

export function isDateLocaleLoaded(name: string): boolean {
  return loaded.has(name)
}

export function watchDateLocales(tell: () => void): () => void {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

/**
 * Loads a dayjs locale. Each language of the console is a chunk with its regions; all other
 * languages are one chunk.
 */
export async function loadDateLocale(name: string) {
  await (INTERFACE.test(name) ? readOne(name) : readOther(name))
  loaded.add(name)
  for (const tell of listeners) tell()
}

const INTERFACE = /^(ar|de|en|es|fr|he|it|ja|nl|pt|ru|zh)(-|$)/

const readOne = (name: string): Promise<unknown> =>
  import(
    /* webpackInclude: /[/](ar|de|en|es|fr|he|it|ja|nl|pt|ru|zh)(-[\w-]+)?[.]js$/ */
    `dayjs/locale/${name}.js`
  )

const readOther = (name: string): Promise<unknown> =>
  import(
    /* webpackMode: "lazy-once", webpackChunkName: "date-others",
       webpackExclude: /[/](ar|de|en|es|fr|he|it|ja|nl|pt|ru|zh|tlh|tzl|x)(-[\w-]+)?[.]js$/ */
    `dayjs/locale/${name}.js`
  )
