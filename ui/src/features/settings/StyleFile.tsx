import { Download, Upload } from 'lucide'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from 'react-i18next'
import { readStyle, styleFileName, useUploadStyleMutation } from '../../entities/client/api'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { readAsText } from '../../shared/blocks/validation/readFile'
import { freshly } from '../../shared/platform/api/read'
import { downloadText } from '../../shared/platform/files/download'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'

interface StyleFileProps {
  clientId: string
}

/** The style file of a client: downloaded, and replaced by another one. It is loaded when somebody asks for it. */
export function StyleFile({ clientId }: StyleFileProps) {
  const { t } = useTranslation('settings')
  return (
    <SectionCard title={t('style.title')}>
      <Stack gap="tight">
        <p>{t('style.text')}</p>
        <div>
          <SavedStyle clientId={clientId} /> <Replacement clientId={clientId} />
        </div>
      </Stack>
    </SectionCard>
  )
}

function SavedStyle({ clientId }: StyleFileProps) {
  const { t } = useTranslation('settings')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const download = async () => {
    const { data, error } = await dispatch(readStyle.initiate(clientId, freshly))
    if (error) dispatch(showFeedback({ status: -1, text: errorText(error) }))
    else if (data == null) dispatch(showFeedback({ status: 'warning', text: t('style.none') }))
    else saveStyle(clientId, data)
  }
  return (
    <Button icon={Download} onPress={() => void download()}>
      {t('style.download')}
    </Button>
  )
}

const saveStyle = (clientId: string, css: string) =>
  downloadText(css, 'text/css', styleFileName(clientId))

/** Asks before the style file is replaced, and downloads the present file as a backup. */
function Replacement({ clientId }: StyleFileProps) {
  const { t } = useTranslation('settings')
  const dispatch = useAppDispatch()
  const [upload] = useUploadStyleMutation()
  const [chosen, setChosen] = useState<File>()
  const isStyle = chosen?.name.toLowerCase().endsWith('.css') === true
  const replace = async () => {
    if (!chosen) return
    const before = await dispatch(readStyle.initiate(clientId, freshly)).unwrap()
    if (before !== null) saveStyle(clientId, before)
    await upload({ clientId, css: await readAsText(chosen) }).unwrap()
    dispatch(showFeedback({ status: 200, text: t('style.done') }))
  }
  return (
    <>
      <FileTrigger acceptedFileTypes={['.css']} onSelect={(files) => setChosen(files?.[0])}>
        <Button icon={Upload}>{t('style.upload')}</Button>
      </FileTrigger>
      {chosen && !isStyle && (
        <div role="alert">
          <Banner kind="danger">{t('style.kind')}</Banner>
        </div>
      )}
      {chosen && isStyle && (
        <ConfirmDialog
          title={t('style.ask', { name: chosen.name })}
          consequence={t('style.askText')}
          verb={t('style.verb')}
          kind="change"
          onConfirm={replace}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
