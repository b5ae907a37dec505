import { LifeBuoy, Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { isRefused } from '../../../shared/platform/errors/isRefused'
import { AsyncBoundary } from '../../../shared/blocks/async/AsyncBoundary'
import { Facts } from '../../../shared/blocks/page/Facts'
import { RowItem, RowList } from '../../../shared/blocks/page/RowList'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Stack } from '../../../shared/blocks/page/Stack'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { Button } from '../../../shared/ui/Button'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { Glyph } from '../../../shared/ui/Glyph'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { Link } from '../../../shared/ui/Link'
import { usePageRight } from '../../navigation/usePageRight'
import { useReadHelpDeskQuery, type HelpDesk } from '../api'
import { TicketDialog } from './TicketDialog'

interface HelpDeskSectionProps {
  person: { dn: string; name: string }
  /** The address of the person's requests, or of the request with a number. */
  toRequests: (number?: string) => string
}

/** The number of a person's open tickets, and a button for a new ticket. Source: docs/assumptions.md. */
export function HelpDeskSection({ person: { dn, name }, toRequests }: HelpDeskSectionProps) {
  const { t } = useTranslation('helpDesk')
  const asked = useBootstrap().user.dn === dn ? undefined : dn
  const { currentData, error, refetch } = useReadHelpDeskQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  const [isAsking, setAsking] = useState(false)
  const [opened, setOpened] = useState<readonly string[]>([])
  const close = () => setAsking(false)
  const toPage = usePageRight('history') ? toRequests : undefined
  return (
    <SectionCard
      title={t('title')}
      actions={
        !isRefused(error) && (
          <>
            {toPage && <Button href={toPage()}>{t('requests')}</Button>}
            <Button icon={Plus} onPress={() => setAsking(true)}>
              {t('open')}
            </Button>
          </>
        )
      }
    >
      <Stack gap="tight">
        <AsyncBoundary
          query={{ data: currentData, error, refetch }}
          skeleton={<Skeleton width="w50" />}
          failedTitle={t('failed')}
        >
          {(desk) => <Tickets desk={desk} />}
        </AsyncBoundary>
        {opened.length > 0 && <Opened numbers={opened} toPage={toPage} />}
      </Stack>
      {isAsking && (
        <TicketDialog
          title={asked === undefined ? t('open') : t('openFor', { name })}
          person={asked}
          onOpened={(number) => {
            setOpened((before) => [number, ...before])
            close()
          }}
          onClose={close}
        />
      )}
    </SectionCard>
  )
}

function Tickets({ desk: { openTickets, names } }: { desk: HelpDesk }) {
  const { t } = useTranslation(['helpDesk', 'ui'])
  const listText = useListText()
  if (openTickets === 0) {
    return <EmptyState art="nothing" level={3} title={t('none')} text={t('noneReason')} />
  }
  return (
    <Facts
      facts={[
        {
          key: 'open',
          label: t('openTickets'),
          content: t('ui:number', { value: openTickets }),
        },
        ...(names.length > 0
          ? [{ key: 'helpers', label: t('helpers'), content: <bdi>{listText(names)}</bdi> }]
          : []),
      ]}
    />
  )
}

interface OpenedProps {
  numbers: readonly string[]
  /** Undefined for people who may not open the history. */
  toPage: ((number: string) => string) | undefined
}

/** The tickets that were opened on this page. */
function Opened({ numbers, toPage }: OpenedProps) {
  const { t } = useTranslation('helpDesk')
  return (
    <RowList>
      {numbers.map((number) => {
        const title = t('ticket', { number })
        return (
          <RowItem
            key={number}
            sign={<Glyph of={LifeBuoy} tint="team" />}
            title={toPage ? <Link href={toPage(number)}>{title}</Link> : title}
            about={t('justOpened')}
          />
        )
      })}
    </RowList>
  )
}
