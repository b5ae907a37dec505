import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useDropOwnDashboardMutation,
  useKeepOwnDashboardMutation,
  type OwnDashboard,
} from '../../entities/dashboard/api'
import type { Tile } from '../../entities/dashboard/tiles'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { DraftDialog } from '../../shared/blocks/drafts/DraftDialog'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { Stack } from '../../shared/blocks/page/Stack'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { changedTiles } from './changedTiles'
import { mergedTiles } from './mergedTiles'
import { TileChoice } from './TileChoice'

interface CustomizeDialogProps {
  dashboard: OwnDashboard
  onClose: () => void
}

/**
 * Lets a person choose their tiles and the order of the tiles. When saving fails, the dialog shows the reason and keeps
 * the choice.
 */
export function CustomizeDialog({ dashboard, onClose }: CustomizeDialogProps) {
  const { t } = useTranslation('dashboard')
  const { tiles, setTiles, draft, restore } = useChoice(dashboard.tiles)
  const [keepOwn] = useKeepOwnDashboardMutation()
  const [dropOwn] = useDropOwnDashboardMutation()
  const { isBusy, failure, send } = useSending(() => {
    draft.forget()
    onClose()
  })
  return (
    <DraftDialog
      title={t('customizeTitle')}
      draft={draft}
      onRestore={restore}
      verb={t('apply')}
      isBusy={isBusy}
      onDo={() => void send(() => keepOwn(tiles).unwrap(), t('kept'))}
      onClose={onClose}
      thirdWay={
        dashboard.isOwn && (
          <Button
            variant="quiet"
            isDisabled={isBusy}
            onPress={() => void send(() => dropOwn(undefined).unwrap(), t('restored'))}
          >
            {t('restore')}
          </Button>
        )
      }
    >
      <Stack gap="tight">
        <p>{t('customizeHint')}</p>
        <TileChoice tiles={tiles} onChange={setTiles} />
        <Failure error={failure} />
      </Stack>
    </DraftDialog>
  )
}

/** The chosen tiles, kept as a draft until they are sent. Tiles of the draft that the person may no longer see are dropped. */
function useChoice(stored: readonly Tile[]) {
  const [before] = useState(stored)
  const [tiles, setTiles] = useState(stored)
  const draft = useDraft<readonly Tile[]>({
    name: 'dashboard',
    version: 1,
    value: changedTiles(before, tiles).length > 0 ? tiles : undefined,
  })
  const restore = (mine: readonly Tile[]) => {
    const joined = mergedTiles({ was: before, mine, theirs: before }, 'mine')
    setTiles(joined.filter(({ key }) => before.some((tile) => tile.key === key)))
  }
  return { tiles, setTiles, draft, restore }
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

/** Sends the choice, then confirms it and closes the dialog; on failure keeps the error to show. */
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
