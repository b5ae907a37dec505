import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetGlobalTilesQuery, useKeepGlobalTilesMutation } from '../../entities/dashboard/api'
import { defaultTiles, type Tile } from '../../entities/dashboard/tiles'
import { useTileText } from '../../entities/dashboard/ui/useTileText'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import { SavedForm } from '../../shared/form/SavedForm'
import { useSave } from '../../shared/form/useSave'
import { PageHeader } from '../../shared/page/PageHeader'
import { SectionCard } from '../../shared/page/SectionCard'
import { Stack } from '../../shared/page/Stack'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { useAppDispatch } from '../../shared/store/hooks'
import { Button } from '../../shared/ui/Button'
import { Skeleton } from '../../shared/ui/Skeleton'
import { TileChoice } from './TileChoice'
import { changedTiles } from './changedTiles'

/** Which tiles people have who did not arrange their own. */
export function GlobalDashboardPage() {
  const { t } = useTranslation('dashboard')
  const client = useBootstrap().client.id
  const query = useGetGlobalTilesQuery({ client }, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageHeader title={t('global.title')} count={undefined} />
      <AsyncBoundary query={query} skeleton={<Skeleton />} failedTitle={t('global.failed')}>
        {(tiles) => <GlobalTilesForm tiles={tiles} />}
      </AsyncBoundary>
    </>
  )
}

function GlobalTilesForm({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useTranslation('dashboard')
  const tileText = useTileText()
  const { now, changed, setNow, discard, isSaving, attempts, fault, save } = useArrangement(tiles)
  return (
    <SavedForm
      label={t('global.title')}
      changes={changed.map((change) => (change === 'order' ? t('global.order') : tileText(change)))}
      wrong={0}
      saveText={t('global.save')}
      isSaving={isSaving}
      attempts={attempts}
      fault={fault}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onDiscard={discard}
    >
      <SectionCard
        title={t('tiles')}
        actions={
          <Button
            size="small"
            variant="quiet"
            icon={RotateCcw}
            onPress={() => setNow(defaultTiles)}
          >
            {t('restore')}
          </Button>
        }
      >
        <Stack gap="tight">
          <p>{t('global.hint')}</p>
          <TileChoice tiles={now} onChange={setNow} />
        </Stack>
      </SectionCard>
    </SavedForm>
  )
}

/** What is chosen beside what is stored, until it is saved. */
function useArrangement(stored: readonly Tile[]) {
  const { t } = useTranslation('dashboard')
  const dispatch = useAppDispatch()
  const client = useBootstrap().client.id
  const [draft, setDraft] = useState<readonly Tile[]>()
  const [attempts, setAttempts] = useState(0)
  const [keep, { isLoading: isSaving }] = useKeepGlobalTilesMutation()
  const { attempt, fault } = useSave((tiles: readonly Tile[]) => keep({ client, tiles }).unwrap())
  const now = draft ?? stored
  const save = async () => {
    setAttempts(attempts + 1)
    if (!(await attempt(now))) return
    setDraft(undefined)
    dispatch(showFeedback({ status: 200, text: t('global.saved') }))
  }
  return {
    now,
    changed: changedTiles(stored, now),
    setNow: setDraft,
    discard: () => setDraft(undefined),
    isSaving,
    attempts,
    fault,
    save,
  }
}
