import type { TFunction } from 'i18next'
import { CalendarClock, Layers, Pencil, Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isChatty, listLoggers, useListLoggersQuery, type Logger } from '../../entities/logger/api'
import type { Column } from '../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { defineList } from '../../shared/blocks/list-page/defineList'
import { ListSection } from '../../shared/blocks/list-page/ListSection'
import { useList } from '../../shared/blocks/list-page/useList'
import { firstRows } from '../../shared/blocks/listing/listState'
import { calendarFile } from '../../shared/platform/files/calendarFile'
import { downloadText } from '../../shared/platform/files/download'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { LevelDialog } from './LevelDialog'
import { SettingsFrame } from './SettingsFrame'

const loggerList = defineList({
  namespace: 'configuration',
  keyPrefix: 'logging',
  preference: 'idm.loggerList',
  keepsOnly: 'pageSize',
  endpoint: listLoggers,
  ask: ({ list }) => list,
  rowId: ({ name }: Logger) => name,
  rowName: ({ name }) => name,
  sort: 'logName',
  columns: (t: TFunction<'configuration'>): Column<Logger>[] => [
    nameColumn({ key: 'logName', label: t('logging.package'), text: ({ name }) => name }),
    textColumn({
      key: 'logLevel',
      label: t('logging.level'),
      isSortable: true,
      text: ({ level }) => t(`logging.levels.${level}`),
    }),
    textColumn({
      key: 'logAdditivity',
      label: t('logging.additive'),
      needs: 'wide',
      text: ({ isAdditive }) => (isAdditive ? t('on') : t('off')),
    }),
    textColumn({
      key: 'description',
      label: t('logging.description'),
      needs: 'mid',
      text: ({ description }) => description,
    }),
  ],
})

/** Asks for the logger with the highest level, on whichever page of the list it stands. */
const MOST_TALKATIVE = firstRows(1, 'logLevel', 'desc')

/** What a dialog changes: one package, a new one, or all of them. */
export type LevelTarget = Logger | 'new' | 'all'

/** The log levels of packages. */
export function LoggingPage() {
  const { t } = useTranslation('configuration')
  const [target, setTarget] = useState<LevelTarget>()
  const list = useList(loggerList)
  const { data: most } = useListLoggersQuery(MOST_TALKATIVE)
  const isAnyChatty = most?.rows.some(({ level }) => isChatty(level))
  return (
    <SettingsFrame page="logging">
      {isAnyChatty && (
        <Banner kind="warning" actions={<Reminder />}>
          {t('logging.chatty')}
        </Banner>
      )}
      <div>
        <ListSection
          list={list}
          tools={
            <>
              <Button icon={Layers} onPress={() => setTarget('all')}>
                {t('logging.changeAll')}
              </Button>
              <Button variant="primary" icon={Plus} onPress={() => setTarget('new')}>
                {t('logging.add')}
              </Button>
            </>
          }
          rowActions={(logger) => [
            {
              id: 'change',
              label: `${t('logging.change')}…`,
              icon: Pencil,
              isPrompt: true,
              onAction: () => setTarget(logger),
            },
          ]}
        />
      </div>
      {target && <LevelDialog target={target} onClose={() => setTarget(undefined)} />}
    </SettingsFrame>
  )
}

const HOUR_MS = 3_600_000

/** Offers a calendar entry that reminds the person to reset the log level: the server never resets it. */
function Reminder() {
  const { t } = useTranslation('configuration')
  const save = () => {
    const now = Date.now()
    const event = { id: `log-levels-${String(now)}`, startsAt: now + HOUR_MS, isReminder: true }
    const file = calendarFile([{ ...event, summary: t('logging.reminder') }], now)
    downloadText(file, 'text/calendar', `${t('logging.title')}.ics`)
  }
  return (
    <Button size="small" icon={CalendarClock} onPress={save}>
      {t('logging.remind')}
    </Button>
  )
}
