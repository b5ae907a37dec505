import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const KIT = 'kit'

/** Writes build/kit.json: the files of the libraries that pages share, `["assets/1761-ebff73dd.js"]`, for the size limits. */
export function kitPieces(root) {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tap(KIT, ({ chunks }) => {
        const pieces = [...chunks].filter((chunk) => chunk.idNameHints.has(KIT))
        const files = pieces.flatMap((chunk) => [...chunk.files])
        mkdirSync(resolve(root, 'build'), { recursive: true })
        writeFileSync(
          resolve(root, 'build/kit.json'),
          JSON.stringify(files.filter((file) => file.endsWith('.js')).sort()),
        )
      })
    },
  }
}
