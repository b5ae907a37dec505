import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import webpack from 'webpack'

const FILE = 'build-info.json'

function revision(root) {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    }).trim()
  } catch {
    return 'unversioned'
  }
}

/** Reproducible builds set SOURCE_DATE_EPOCH (seconds). */
function buildDate() {
  const epoch = process.env.SOURCE_DATE_EPOCH
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString()
}

/** Writes build-info.json beside index.html: what the build label and the About dialog show. */
export function buildInfo(root) {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(FILE, (compilation) => {
        const { release, version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
        const info = { release, version, date: buildDate(), 'revision.number': revision(root) }
        const source = new webpack.sources.RawSource(JSON.stringify(info))
        compilation.hooks.processAssets.tap(
          { name: FILE, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          () => compilation.emitAsset(FILE, source),
        )
      })
    },
  }
}
