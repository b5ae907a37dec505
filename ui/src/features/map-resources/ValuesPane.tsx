import { ListChecks, Plus } from 'lucide'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefreshValues } from '../../entities/driver/ui/RefreshValues'
import { VALUE_STATES, type PlaceValue } from '../../entities/entitlement/model'
import { listBareValues } from '../../entities/entitlement/placeValuesApi'
import { FormFault } from '../../shared/blocks/form/FormFault'
import { countChoices, NO_FILTERS } from '../../shared/blocks/listing/filters'
import { ListSection } from '../../shared/blocks/list-page/ListSection'
import { useCounted } from '../../shared/blocks/list-page/useCounted'
import { readAllRows } from '../../shared/blocks/list-page/readAllRows'
import { useList } from '../../shared/blocks/list-page/useList'
import { Stack } from '../../shared/blocks/page/Stack'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { ImportDialog } from './ImportDialog'
import styles from './Workbench.module.css'
import { idOf, toValuePlace, type Plan, type PlanItem } from './plan'
import { stateOf, valueList, type ValueListArgs } from './valueList'

interface ValuesPaneProps extends ValueListArgs {
  plan: Plan
  /** Nothing can be removed from the plan while it is being sent. */
  isLocked: boolean
  /** Whether a list of values is being imported. */
  isImporting: boolean
  onImported: () => void
  onAdd: (items: readonly PlanItem[]) => void
  onTake: (items: readonly PlanItem[]) => void
}

/** The values of an entitlement; a valueless entitlement is added as a whole. */
export function ValuesPane({ place, mapped, ...plan }: ValuesPaneProps) {
  const { t } = useTranslation('mapResources')
  const args = useMemo(() => ({ place, mapped }), [place, mapped])
  const { entitlement } = place
  return (
    <SectionCard
      title={entitlement?.name ?? t('values.title')}
      actions={
        entitlement && !entitlement.isValueless && <RefreshValues entitlement={entitlement} />
      }
    >
      {entitlement?.isValueless ? (
        <Stack gap="tight">
          <p>{t('valueless')}</p>
          <div>
            <Button
              icon={Plus}
              onPress={() => plan.onAdd([{ value: '', name: entitlement.name, native: '' }])}
            >
              {t('values.add')}
            </Button>
          </div>
        </Stack>
      ) : (
        <Values args={args} {...plan} />
      )}
    </SectionCard>
  )
}

interface ValuesProps extends Omit<ValuesPaneProps, keyof ValueListArgs> {
  args: ValueListArgs
}

/** The list of values; selecting a value adds it to the plan. */
function Values({ args, plan, isLocked, isImporting, onImported, onAdd, onTake }: ValuesProps) {
  const { t } = useTranslation('mapResources')
  const dispatch = useAppDispatch()
  const listed = useList(valueList, args)
  const list = useCounted(listed, 'state', useStateCounts(listed.query.data?.all, args))
  const { isReading, fault, readAll } = useAllValues(list.csv.readPage)
  const isOpen = (row: PlaceValue) => stateOf(row, args) !== 'mapped'
  const add = (rows: readonly PlaceValue[]) => onAdd(rows.filter(isOpen).map(toItem))
  const planned = new Set(plan.items.map(idOf))
  const chosen = {
    isChosen: (row: PlaceValue) => planned.has(idOf(toItem(row))),
    choose: (rows: readonly PlaceValue[], isChosen: boolean) => {
      if (isChosen) add(rows)
      else if (!isLocked) onTake(rows.map(toItem))
    },
  }
  return (
    <div data-slim className={styles.values}>
      <ListSection
        list={list}
        tools={
          <Button
            variant="quiet"
            icon={ListChecks}
            isPending={isReading}
            onPress={() => void readAll(list.listing.list).then((rows) => rows && add(rows))}
          >
            {t('values.addAll')}
          </Button>
        }
        chosen={chosen}
        rowLock={(row) => (isOpen(row) ? undefined : t('values.locked'))}
      >
        {fault !== undefined && <FormFault error={fault} />}
      </ListSection>
      {isImporting && (
        <ImportDialog
          of={args.place.entitlement?.id ?? args.place.driver.id}
          readAll={() =>
            readAllRows(
              (each) =>
                dispatch(
                  listBareValues.initiate({ place: toValuePlace(args.place), list: each }, freshly),
                ).unwrap(),
              { ...list.listing.list, search: '', filters: NO_FILTERS },
              reading(),
            )
          }
          onAdd={onAdd}
          onClose={onImported}
        />
      )}
    </div>
  )
}

/** The number of values in each state; undefined unless all values and all mappings are loaded. */
function useStateCounts(all: readonly PlaceValue[] | undefined, args: ValueListArgs) {
  return useMemo(
    () =>
      args.mapped && all
        ? countChoices(all, VALUE_STATES, (row, state) => stateOf(row, args) === state)
        : undefined,
    [all, args],
  )
}

/** Loads all matching values, from all pages. */
function useAllValues(readPage: Parameters<typeof readAllRows<PlaceValue>>[0]) {
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const readAll = async (list: Parameters<typeof readPage>[0]) => {
    setReading(true)
    setFault(undefined)
    try {
      return await readAllRows(readPage, list, reading())
    } catch (error) {
      setFault(error)
      return undefined
    } finally {
      setReading(false)
    }
  }
  return { isReading, fault, readAll }
}

const reading = () => ({ onProgress: () => undefined, signal: new AbortController().signal })

function toItem({ value, name, native }: PlaceValue): PlanItem {
  return { value, name, native }
}
