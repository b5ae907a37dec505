import * as v from 'valibot'
import { problem } from '../validation/problem'
import type { FormComponent } from './formJson'

/** The files that a field accepts. */
export interface FileRules {
  /** `.pdf`, `image/png` or `image/*`; an empty list accepts all. */
  kinds: readonly string[]
  minBytes: number
  maxBytes: number
}

/**
 * The limit for all files: a form with its files is sent in a call of one megabyte, and base64
 * turns three bytes into four characters.
 */
const MOST_BYTES = 700 * 1024

const UNITS: Readonly<Record<string, number>> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 }

/** Reads the rules for files from a component. Source: docs/assumptions.md A-335. */
export function readFileRules(component: FormComponent): FileRules {
  const { filePattern = '*', fileMinSize, fileMaxSize } = component
  const kinds = filePattern.split(',').map((kind) => kind.trim().toLowerCase())
  return {
    kinds: kinds.filter((kind) => !['', '*', '*.*', '*/*'].includes(kind)),
    minBytes: bytesOf(fileMinSize) ?? 0,
    maxBytes: Math.min(bytesOf(fileMaxSize) ?? MOST_BYTES, MOST_BYTES),
  }
}

/** `1MB` -> 1048576; a number without a unit counts bytes. */
function bytesOf(size = ''): number | undefined {
  const match = /^([\d.]+)\s*([KMG]?B)?$/i.exec(size.trim())
  return match ? Number(match[1]) * (UNITS[match[2]?.toUpperCase() ?? 'B'] ?? 1) : undefined
}

/**
 * The schema of a chosen file; `taken` is the number of bytes of the files that are already there.
 */
export function fileSchema({ kinds, minBytes, maxBytes }: FileRules, taken: number) {
  return v.pipe(
    v.file(),
    v.check((file) => isOfKind(file, kinds), problem('fileKind', { kinds: kinds.join(', ') })),
    v.check(({ size }) => size >= minBytes, problem('fileTooSmall', { min: toKb(minBytes) })),
    v.check(
      ({ size }) => size + taken <= maxBytes,
      problem('fileTooLarge', { max: toKb(maxBytes) }),
    ),
  )
}

function isOfKind({ name, type }: File, kinds: readonly string[]): boolean {
  if (kinds.length === 0) return true
  return kinds.some((kind) => {
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1))
    return kind.includes('/') ? type === kind : name.toLowerCase().endsWith(kind.replace(/^\*/, ''))
  })
}

export function toKb(bytes: number): number {
  return Math.floor(bytes / 1024)
}
