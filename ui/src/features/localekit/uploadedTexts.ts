import type { TFunction } from 'i18next'
import { labelOf, type KitText, type KitTexts } from '../../entities/locale/kitText'
import type { DiffGroup, DiffRow } from '../../shared/blocks/diff/diffRow'

export const uploadGroups = ['changed', 'emptied', 'unknown'] as const
export type UploadGroup = (typeof uploadGroups)[number]

/** A text of the file (`now`) and the present text of the same key (`there`); undefined where the language has no such key. */
interface Uploaded {
  key: string
  now: string
  there: KitText | undefined
}

/** The differences between a file and the texts of its language. */
export interface UploadedTexts {
  groups: Readonly<Record<UploadGroup, readonly Uploaded[]>>
  /** How many texts of the file equal the present ones. */
  unchanged: number
}

/** Compares a file with the texts of its language. */
export function compareTexts(file: KitTexts, texts: readonly KitText[]): UploadedTexts {
  const known = new Map(texts.map((text) => [text.key, text]))
  const all = Object.entries(file).map(([key, now]) => ({ key, now, there: known.get(key) }))
  const differing = all.filter(({ now, there }) => there?.text !== now)
  const inGroup = (group: UploadGroup) => differing.filter((each) => groupOf(each) === group)
  return {
    groups: {
      changed: inGroup('changed'),
      emptied: inGroup('emptied'),
      unknown: inGroup('unknown'),
    },
    unchanged: all.length - differing.length,
  }
}

function groupOf({ now, there }: Uploaded): UploadGroup {
  if (!there) return 'unknown'
  return now === '' ? 'emptied' : 'changed'
}

/** The differences as groups of rows to show; empty groups are left out. */
export function toDiffGroups(
  { groups }: UploadedTexts,
  t: TFunction<'localekit'>,
): readonly DiffGroup[] {
  return uploadGroups
    .map((group) => ({
      key: group,
      title: t(`upload.${group}`, { number: groups[group].length }),
      rows: groups[group].map((each) => toRow(each, group, t)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function toRow(
  { key, now, there }: Uploaded,
  group: UploadGroup,
  t: TFunction<'localekit'>,
): DiffRow {
  return {
    key,
    name: labelOf(there ?? { key, base: '' }),
    about: key,
    was: unlessEmpty(there?.text ?? ''),
    now: unlessEmpty(now),
    note: group === 'emptied' ? t('fallsBack') : undefined,
    lock: group === 'unknown' ? t('upload.unknownKey') : undefined,
  }
}

const unlessEmpty = (text: string) => (text === '' ? undefined : text)
