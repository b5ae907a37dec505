import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import webpack from 'webpack'

const FOLDER = 'assets/help'
const RIGHT_TO_LEFT = ['ar', 'he']

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

function escape(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function attributes(language) {
  return `lang="${language}" dir="${RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'}"`
}

function section([anchor, { title, text }], language) {
  const paragraphs = text.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('\n')
  return `<section id="${anchor}" ${attributes(language)}>
<h2>${escape(title)}</h2>
${paragraphs}
</section>`
}

/** A page in a language; what is not written in it stands there in English. */
export function helpPage(language, own, english) {
  const chapters = Object.entries(english.sections).map(([anchor, chapter]) => {
    const translated = own.sections?.[anchor]
    return { anchor, chapter: translated ?? chapter, language: translated ? language : 'en' }
  })
  const contents = chapters.map(
    ({ anchor, chapter, language: spoken }) =>
      `<li><a href="#${anchor}" ${attributes(spoken)}>${escape(chapter.title)}</a></li>`,
  )
  const { title, contents: heading, introduction } = { ...english, ...own }
  return `<!doctype html>
<html ${attributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../help.css">
</head>
<body>
<header>
<h1>${escape(title)}</h1>
<p>${escape(introduction)}</p>
</header>
<nav aria-label="${escape(heading)}">
<ul>
${contents.join('\n')}
</ul>
</nav>
<main>
${chapters.map(({ anchor, chapter, language: spoken }) => section([anchor, chapter], spoken)).join('\n')}
</main>
</body>
</html>
`
}

/** Emits assets/help/<language>/index.html for every language of the interface, from ui/help. */
export function helpPages(root) {
  const sources = resolve(root, 'ui/help')
  const styles = [resolve(root, 'ui/src/shared/ui/tokens.css'), resolve(sources, 'help.css')]
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(FOLDER, (compilation) => {
        const english = read(resolve(sources, 'en.json'))
        const written = readdirSync(sources)
        const emit = (name, text) =>
          compilation.emitAsset(`${FOLDER}/${name}`, new webpack.sources.RawSource(text))
        compilation.hooks.processAssets.tap(
          { name: FOLDER, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          () => {
            for (const language of readdirSync(resolve(root, 'ui/src/i18n/locales'))) {
              const file = `${language}.json`
              const own = written.includes(file) ? read(resolve(sources, file)) : {}
              emit(`${language}/index.html`, helpPage(language, own, english))
            }
            emit('help.css', styles.map((path) => readFileSync(path, 'utf8')).join('\n'))
          },
        )
      })
    },
  }
}
