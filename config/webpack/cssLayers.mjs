import { resolve, relative } from 'node:path'

const SOURCES = resolve(import.meta.dirname, '../../ui/src')

/** Whose rules win: those of a page over those of the blocks it is built of, whatever is loaded first. */
const LAYERS = [
  { name: 'base', holds: /^(shared.ui.(base|tokens)[.]css|[.]{2})/ },
  { name: 'ui', holds: /^shared.ui/ },
  { name: 'shared', holds: /^shared/ },
  { name: 'entities', holds: /^entities/ },
  { name: 'pages', holds: /^/ },
]

/** A webpack loader that puts a style sheet into the layer of its folder. */
export default function cssLayers(sheet) {
  const path = relative(SOURCES, this.resourcePath)
  const { name } = LAYERS.find(({ holds }) => holds.test(path))
  return `@layer ${LAYERS.map((layer) => layer.name).join(', ')};\n@layer ${name} {\n${sheet}\n}`
}
