import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { baseApi } from '../../shared/platform/api/baseApi'
import { draftsWritten } from '../../shared/blocks/drafts/writesUnderWay'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { ProgressOverlay } from '../../shared/ui/ProgressOverlay'
import { useBrowserWindow } from '../../shared/platform/parts/browserWindow'

/** Leaves the document, and with it all cached data; drafts are stored before. */
export function Leaving({ to }: { to: string }) {
  const { t } = useTranslation('ui')
  const { leave } = useBrowserWindow()
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(baseApi.util.resetApiState())
    void draftsWritten().then(() => leave(to))
  }, [dispatch, leave, to])
  return <ProgressOverlay label={t('loading')} />
}
