import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import webpack from 'webpack'

const NAME = 'texts'

function read(folder) {
  return globSync('*/*.json', { cwd: folder })
    .sort()
    .map((path) => ({
      name: `${dirname(path)}-${basename(path, '.json')}`,
      content: JSON.stringify(JSON.parse(readFileSync(resolve(folder, path), 'utf8'))),
    }))
}

/**
 * Writes assets/text-<language>-<namespace>-<hash>.json. All have one hash: as modules, hundreds of them
 * would need hundreds of names and hashes in the script that everybody loads first.
 */
export function texts(root) {
  const files = read(resolve(root, 'ui/src/i18n/locales'))
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10)
  return {
    apply(compiler) {
      new webpack.DefinePlugin({ TEXTS_HASH: JSON.stringify(hash) }).apply(compiler)
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          () => {
            for (const { name, content } of files) {
              const source = new webpack.sources.RawSource(content)
              compilation.emitAsset(`assets/text-${name}-${hash}.json`, source)
            }
          },
        )
      })
    },
  }
}
