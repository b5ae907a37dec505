import { RotateCcw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useGetGlobalTilesQuery, useKeepGlobalTilesMutation } from '../../entities/dashboard/api'
import { defaultTiles, type Tile } from '../../entities/dashboard/tiles'
import { useTileText } from '../../entities/dashboard/ui/useTileText'
import { useListText } from '../../i18n/useListText'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { ConflictDialog } from '../../shared/blocks/concurrent-edit/ConflictDialog'
import { each } from '../../shared/blocks/concurrent-edit/threeWay'
import { useMergedEdit } from '../../shared/blocks/concurrent-edit/useMergedEdit'
import { DraftOffer } from '../../shared/blocks/drafts/DraftOffer'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { SavedForm } from '../../shared/blocks/form/SavedForm'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { Skeleton } from '../../shared/ui/Skeleton'
import { TileChoice } from './TileChoice'
import { changedTiles } from './changedTiles'
import { contestedOrder, mergedTiles } from './mergedTiles'

/** Sets the tiles of all people who did not arrange their own dashboard. */
export function GlobalDashboardPage() {
  const { t } = useTranslation('dashboard')
  const client = useBootstrap().client.id
  const query = useGetGlobalTilesQuery({ client }, { refetchOnMountOrArgChange: true })
  const reread = () => query.refetch().unwrap()
  return (
    <>
      <PageHeader title={t('global.title')} count={undefined} />
      <AsyncBoundary query={query} skeleton={<Skeleton />} failedTitle={t('global.failed')}>
        {(tiles) => <GlobalTilesForm stored={tiles} reread={reread} />}
      </AsyncBoundary>
    </>
  )
}

interface GlobalTilesFormProps {
  stored: readonly Tile[]
  reread: () => Promise<readonly Tile[]>
}

function GlobalTilesForm(props: GlobalTilesFormProps) {
  const { t } = useTranslation('dashboard')
  const tileText = useTileText()
  const client = useBootstrap().client.id
  const edit = useArrangement(props)
  const { base, now } = edit
  const changed = changedTiles(base, now)
  const value = changed.length > 0 ? { base, now } : undefined
  const draft = useDraft({ name: `dashboard of ${client}`, version: 1, value })
  return (
    <SavedForm
      label={t('global.title')}
      changes={changed.map((change) => (change === 'order' ? t('global.order') : tileText(change)))}
      wrong={0}
      saveText={t('global.save')}
      isSaving={edit.isSaving}
      attempts={0}
      fault={edit.fault}
      onSubmit={(event) => {
        event.preventDefault()
        void edit.submit()
      }}
      onDiscard={edit.discard}
    >
      <DraftOffer draft={draft} onRestore={edit.restore} />
      <SectionCard
        title={t('tiles')}
        actions={
          <Button
            size="small"
            variant="quiet"
            icon={RotateCcw}
            onPress={() => edit.change(defaultTiles)}
          >
            {t('restore')}
          </Button>
        }
      >
        <Stack gap="tight">
          <p>{t('global.hint')}</p>
          <TileChoice tiles={edit.now} onChange={edit.change} />
        </Stack>
      </SectionCard>
      <OrderClash edit={edit} />
    </SavedForm>
  )
}

type Arrangement = ReturnType<typeof useArrangement>

/** The chosen tiles, merged with the stored tiles and saved on demand. */
function useArrangement({ stored, reread }: GlobalTilesFormProps) {
  const { t } = useTranslation('dashboard')
  const dispatch = useAppDispatch()
  const client = useBootstrap().client.id
  const [keep] = useKeepGlobalTilesMutation()
  return useMergedEdit({
    stored,
    read: reread,
    findConflicts: contestedOrder,
    merge: mergedTiles,
    save: async (tiles) => {
      await keep({ client, tiles }).unwrap()
      dispatch(showFeedback({ status: 200, text: t('global.saved') }))
      const base = await reread()
      return { base, now: base }
    },
  })
}

/** The conflict when somebody else put the tiles into another order: asks which order to keep. */
function OrderClash({ edit }: { edit: Arrangement }) {
  const { t } = useTranslation('dashboard')
  const tileText = useTileText()
  const listText = useListText()
  const { clash, overwrite, takeTheirs, settle } = edit
  if (!clash) return null
  return (
    <ConflictDialog
      conflicts={clash.conflicts.map((orders) => ({
        key: 'order',
        label: t('global.order'),
        ...each(orders, (keys) => listText(keys.map(tileText))),
      }))}
      onOverwrite={() => void overwrite()}
      onTakeTheirs={takeTheirs}
      onClose={settle}
    />
  )
}
