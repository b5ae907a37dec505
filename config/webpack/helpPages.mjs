import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import webpack from 'webpack'

const FOLDER = 'assets/help'
const RIGHT_TO_LEFT = ['ar', 'he']

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

function escape(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function section({ anchor, title, text }) {
  return `<section id="${anchor}">
<h2>${escape(title)}</h2>
<p>${escape(text)}</p>
</section>`
}

/** A page in a language; its sections are those of `order`. */
export function helpPage(language, texts, order) {
  const sections = order.map((anchor) => ({ anchor, ...texts.sections[anchor] }))
  const contents = sections.map(
    ({ anchor, title }) => `<li><a href="#${anchor}">${escape(title)}</a></li>`,
  )
  return `<!doctype html>
<html lang="${language}" dir="${RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(texts.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../help.css">
</head>
<body>
<header>
<h1>${escape(texts.title)}</h1>
<p>${escape(texts.introduction)}</p>
</header>
<nav aria-label="${escape(texts.contents)}">
<ul>
${contents.join('\n')}
</ul>
</nav>
<main>
${sections.map(section).join('\n')}
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
        const order = Object.keys(read(resolve(sources, 'en.json')).sections)
        const emit = (name, text) =>
          compilation.emitAsset(`${FOLDER}/${name}`, new webpack.sources.RawSource(text))
        compilation.hooks.processAssets.tap(
          { name: FOLDER, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          () => {
            for (const language of readdirSync(resolve(root, 'ui/src/i18n/locales'))) {
              const texts = read(resolve(sources, `${language}.json`))
              emit(`${language}/index.html`, helpPage(language, texts, order))
            }
            emit('help.css', styles.map((path) => readFileSync(path, 'utf8')).join('\n'))
          },
        )
      })
    },
  }
}
