import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KitText, KitTexts } from '../../entities/locale/kitText'
import { Diff } from '../../shared/blocks/diff/Diff'
import { Stack } from '../../shared/blocks/page/Stack'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { compareTexts, toDiffGroups, type UploadedTexts } from './uploadedTexts'
import type { UploadedFile } from './Upload'

interface UploadDialogProps {
  file: UploadedFile
  /** The texts of the language, with unsaved changes. */
  texts: readonly KitText[]
  onTake: (texts: KitTexts) => void
  onClose: () => void
}

/** Shows the texts that a file would change, to select some of them. A file with broken escapes can only be looked at. */
export function UploadDialog({ file, texts, onTake, onClose }: UploadDialogProps) {
  const { t } = useTranslation('localekit')
  const compared = compareTexts(file.texts, texts)
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(compared.groups.changed.map(({ key }) => key)),
  )
  const isBroken = file.brokenEscapes.length > 0
  const take = () =>
    onTake(Object.fromEntries([...picked].map((key) => [key, file.texts[key] ?? ''])))
  return (
    <Dialog
      isOpen
      title={t('upload.title', { file: file.name })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('upload.cancel')}</Button>
          <Button variant="primary" isDisabled={isBroken || picked.size === 0} onPress={take}>
            {t('upload.take', { number: picked.size })}
          </Button>
        </>
      }
    >
      <Stack gap="tight">
        <Facts file={file} compared={compared} />
        {isBroken ? (
          <BrokenEscapes file={file} />
        ) : (
          <Changes compared={compared} pick={{ picked, onChange: setPicked }} />
        )}
      </Stack>
    </Dialog>
  )
}

function Facts({ file, compared }: { file: UploadedFile; compared: UploadedTexts }) {
  const { t } = useTranslation('localekit')
  return (
    <>
      <p>
        {t('upload.encoding', { encoding: file.encoding })}{' '}
        {t('upload.unchanged', { number: compared.unchanged })}
      </p>
      {file.repeated.map(({ key, lines }) => (
        <p key={key}>{t('upload.repeated', { key, lines, last: lines.at(-1) })}</p>
      ))}
    </>
  )
}

function BrokenEscapes({ file }: { file: UploadedFile }) {
  const { t } = useTranslation('localekit')
  return (
    <Banner kind="danger">
      <p>{t('upload.broken')}</p>
      <ul>
        {file.brokenEscapes.map(({ line, escape }, at) => (
          <li key={at}>{t('upload.brokenLine', { line, escape })}</li>
        ))}
      </ul>
    </Banner>
  )
}

interface ChangesProps {
  compared: UploadedTexts
  pick: { picked: ReadonlySet<string>; onChange: (picked: ReadonlySet<string>) => void }
}

function Changes({ compared, pick }: ChangesProps) {
  const { t } = useTranslation('localekit')
  const groups = toDiffGroups(compared, t)
  if (groups.length === 0) return <p>{t('upload.nothing')}</p>
  const heads = { name: t('upload.text'), was: t('upload.was'), now: t('upload.now') }
  return <Diff label={t('upload.changes')} heads={heads} groups={groups} pick={pick} />
}
