import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useDropOwnDashboardMutation,
  useKeepOwnDashboardMutation,
  type OwnDashboard,
} from '../../entities/dashboard/api'
import { useErrorText } from '../../shared/api/useErrorText'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import { Stack } from '../../shared/page/Stack'
import { useAppDispatch } from '../../shared/store/hooks'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { DialogActions } from '../../shared/ui/DialogActions'
import { TileChoice } from './TileChoice'

interface CustomizeDialogProps {
  dashboard: OwnDashboard
  onClose: () => void
}

/** Which tiles this person wants, and in which order. What cannot be kept is said here, and nothing of the choice is lost. */
export function CustomizeDialog({ dashboard, onClose }: CustomizeDialogProps) {
  const { t } = useTranslation('dashboard')
  const [tiles, setTiles] = useState(dashboard.tiles)
  const [keepOwn] = useKeepOwnDashboardMutation()
  const [dropOwn] = useDropOwnDashboardMutation()
  const { isBusy, failure, send } = useSending(onClose)
  return (
    <Dialog
      title={t('customizeTitle')}
      isOpen
      onClose={onClose}
      actions={
        <DialogActions
          verb={t('apply')}
          isBusy={isBusy}
          onDo={() => void send(() => keepOwn(tiles).unwrap(), t('kept'))}
          onCancel={onClose}
        >
          {dashboard.isOwn && (
            <Button
              variant="quiet"
              isDisabled={isBusy}
              onPress={() => void send(() => dropOwn(undefined).unwrap(), t('restored'))}
            >
              {t('restore')}
            </Button>
          )}
        </DialogActions>
      }
    >
      <Stack gap="tight">
        <p>{t('customizeHint')}</p>
        <TileChoice tiles={tiles} onChange={setTiles} />
        <Failure error={failure} />
      </Stack>
    </Dialog>
  )
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('dashboard')
  const errorText = useErrorText()
  return (
    error !== undefined && (
      <div role="alert">
        <Banner kind="danger">
          {t('notKept')} {errorText(error)}
        </Banner>
      </div>
    )
  )
}

/** Sends, says that it is done, and closes; or keeps why it is not. */
function useSending(onDone: () => void) {
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const send = async (call: () => Promise<unknown>, text: string) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await call()
      dispatch(showFeedback({ status: 200, text }))
      onDone()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return { isBusy, failure, send }
}
