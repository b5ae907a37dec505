import type { TFunction } from 'i18next'
import { Ban, Check, Eraser, Hash, Lock, SlidersHorizontal } from 'lucide'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ALL_CACHES,
  useCountObjectsQuery,
  useFlushCacheMutation,
  useListCacheLimitsQuery,
} from '../../entities/cache/api'
import type { CacheLimits } from '../../entities/cache/model'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import type { Column } from '../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { defineWholeList } from '../../shared/blocks/list-page/defineList'
import { ListSection } from '../../shared/blocks/list-page/ListSection'
import { useWholeList } from '../../shared/blocks/list-page/useWholeList'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { Badge } from '../../shared/ui/Badge'
import { Button } from '../../shared/ui/Button'
import { useAction } from './useAction'

const CacheLimitsDialog = lazyPart(
  async () => (await import('./CacheLimitsDialog')).CacheLimitsDialog,
)

interface CacheRow extends CacheLimits {
  /** The number of objects in the cache; undefined until it is counted. */
  objects: number | undefined
}

const text = (value: number | undefined) => (value === undefined ? '' : String(value))
const stateOf = ({ isEnabled, isFixed }: CacheRow) => {
  if (isFixed) return 'fixed'
  return isEnabled ? 'enabled' : 'disabled'
}
const ICONS = { fixed: Lock, enabled: Check, disabled: Ban }

const cacheList = defineWholeList({
  namespace: 'configuration',
  keyPrefix: 'caching',
  preference: 'idm.cacheList',
  keepsOnly: 'pageSize',
  rowId: ({ name }: CacheRow) => name,
  rowName: ({ name }) => name,
  sort: 'name',
  columns: (t: TFunction<'configuration'>): Column<CacheRow>[] => [
    nameColumn({ label: t('caching.name'), text: ({ name }) => name }),
    textColumn({ key: 'objects', label: t('caching.objects'), text: (row) => text(row.objects) }),
    textColumn({
      key: 'maxObjects',
      label: t('caching.maxObjects'),
      needs: 'mid',
      text: (row) => text(row.maxObjects.inForce),
    }),
    textColumn({
      key: 'timeToLive',
      label: t('caching.timeToLive'),
      needs: 'wide',
      text: (row) => text(row.timeToLive.inForce),
    }),
    textColumn({
      key: 'state',
      label: t('caching.state'),
      cell: (row) => <Badge icon={ICONS[stateOf(row)]}>{t(`caching.${stateOf(row)}`)}</Badge>,
      text: (row) => t(`caching.${stateOf(row)}`),
    }),
  ],
})

/** All caches; objects are counted when somebody asks for it. */
export function CacheList() {
  const { t } = useTranslation('configuration')
  const [isCounted, setCounted] = useState(false)
  const [flushed, setFlushed] = useState<string>()
  const [limited, setLimited] = useState<CacheRow>()
  const { data: limits, error, isFetching, refetch } = useListCacheLimitsQuery(undefined)
  const {
    data: counts,
    isFetching: isCounting,
    refetch: countAgain,
  } = useCountObjectsQuery(undefined, { skip: !isCounted })
  const rows = useMemo(
    () => limits?.map((each): CacheRow => ({ ...each, objects: counts?.[each.name] })),
    [limits, counts],
  )
  const list = useWholeList(cacheList, { data: rows, error, isFetching, refetch })
  return (
    <div>
      <ListSection
        list={list}
        tools={
          <>
            <Button
              icon={Hash}
              isPending={isCounting}
              onPress={() => (isCounted ? void countAgain() : setCounted(true))}
            >
              {t(isCounted ? 'caching.recount' : 'caching.count')}
            </Button>
            <Button icon={Eraser} onPress={() => setFlushed(ALL_CACHES)}>
              {t('caching.flushAll')}
            </Button>
          </>
        }
        rowActions={(row) => [
          ...(row.isFixed
            ? []
            : [
                {
                  id: 'limits',
                  label: `${t('caching.limits')}…`,
                  icon: SlidersHorizontal,
                  onAction: () => setLimited(row),
                },
              ]),
          {
            id: 'flush',
            label: `${t('caching.flush')}…`,
            icon: Eraser,
            onAction: () => setFlushed(row.name),
          },
        ]}
      />
      {flushed !== undefined && (
        <FlushDialog name={flushed} onClose={() => setFlushed(undefined)} />
      )}
      {limited && <CacheLimitsDialog cache={limited} onClose={() => setLimited(undefined)} />}
    </div>
  )
}

/** To flush all caches, a person types their name: the console is slower for everybody afterwards. */
function FlushDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation('configuration')
  const [flush] = useFlushCacheMutation()
  const { say } = useAction()
  const isAll = name === ALL_CACHES
  const confirm = async () => {
    await flush(name).unwrap()
    say(t('caching.flushed'))
  }
  return (
    <ConfirmDialog
      title={isAll ? `${t('caching.flushAll')}?` : t('caching.flushTitle', { name })}
      consequence={isAll ? t('caching.flushAllText') : t('caching.flushText')}
      verb={isAll ? t('caching.flushAll') : t('caching.flush')}
      kind={isAll ? 'deletion' : 'change'}
      typed={isAll ? ALL_CACHES : undefined}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
