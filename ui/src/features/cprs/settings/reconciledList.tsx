import type { TFunction } from 'i18next'
import type { Reconciled } from '../../../entities/cprs/model'
import { listReconciled } from '../../../entities/cprs/reconciledApi'
import type { Column } from '../../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../../shared/blocks/data-table/columns'
import { defineList } from '../../../shared/blocks/list-page/defineList'

/** The list of resources under reconciliation. Source: SPEC 3 "Client settings". */
export const reconciledList = defineList({
  namespace: 'cprs',
  keyPrefix: 'reconciled',
  preference: 'idm.cprsSettingList',
  texts: (t: TFunction<'cprs'>) => ({ firstUse: t('reconciled.firstUse') }),
  endpoint: listReconciled,
  ask: ({ list }) => list,
  rowId: ({ id }: Reconciled) => id,
  rowName: ({ name }) => name,
  sort: 'drivername',
  columns: (t: TFunction<'cprs'>): Column<Reconciled>[] => [
    nameColumn<Reconciled>({
      key: 'resource',
      label: t('column.resource'),
      text: ({ name }) => name,
    }),
    textColumn<Reconciled>({
      key: 'drivername',
      label: t('column.driver'),
      isSortable: true,
      text: ({ driver }) => driver,
    }),
    textColumn<Reconciled>({
      key: 'logicalsystem',
      label: t('column.system'),
      isSortable: true,
      needs: 'mid',
      text: ({ system }) => system,
    }),
    textColumn<Reconciled>({
      key: 'entitlement',
      label: t('column.entitlement'),
      isSortable: true,
      text: ({ entitlement }) => entitlement,
    }),
    textColumn<Reconciled>({
      key: 'entitlementvalue',
      label: t('column.value'),
      isSortable: true,
      needs: 'wide',
      text: ({ value }) => value,
    }),
  ],
})
