import { MonitorCog, Star, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useListClientsQuery } from '../../entities/client/api'
import type { Client } from '../../entities/client/model'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { ActionMenu } from '../../shared/ui/ActionMenu'
import { Badge } from '../../shared/ui/Badge'
import { Glyph } from '../../shared/ui/Glyph'
import { Select } from '../../shared/ui/Select'
import { AccessTab } from './AccessTab'
import { BrandingTab } from './BrandingTab'
import { CustomizationTab } from './CustomizationTab'
import { GeneralTab } from './GeneralTab'
import { HelpDeskTab } from './HelpDeskTab'
import { toClient, toClients, type ClientTab } from './routes'
import { useClientDeletion } from './useClientDeletion'

interface ClientProps {
  client: Client
}

/** A client and its tabs. */
export function ClientView({ client }: ClientProps) {
  const { t } = useTranslation('settings')
  const { name, condition, isDefault } = client
  usePageTitle(name)
  const tab = (id: ClientTab, content: ReactNode) => ({ id, label: t(`tab.${id}`), content })
  return (
    <>
      <DetailHead
        sign={<Glyph of={MonitorCog} tint="thing" />}
        name={name}
        badge={isDefault && <Badge icon={Star}>{t('isDefault')}</Badge>}
        about={isDefault ? t('everybodyElse') : condition}
        actions={
          <>
            <ClientChoice client={client} />
            {!isDefault && <MoreClientActions client={client} />}
          </>
        }
      />
      <SectionTabs
        label={t('tab.all', { name })}
        tabs={[
          tab('general', <GeneralTab client={client} />),
          tab('access', <AccessTab client={client} section="access" />),
          tab('customization', <CustomizationTab client={client} />),
          tab('branding', <BrandingTab client={client} />),
          tab('helpdesk', <HelpDeskTab client={client} />),
          tab('dashboard', <AccessTab client={client} section="dashboardAccess" />),
        ]}
      />
    </>
  )
}

/** Leads to another client, on the same tab. */
function ClientChoice({ client: { id } }: ClientProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { data: clients = [] } = useListClientsQuery(undefined)
  if (clients.length < 2) return null
  return (
    <Select
      isInline
      label={t('section.client')}
      options={clients.map((each) => ({ id: each.id, text: each.name }))}
      value={id}
      onChange={(chosen) =>
        void navigate({ pathname: toClient(chosen), search: params.toString() })
      }
    />
  )
}

function MoreClientActions({ client }: ClientProps) {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const deletion = useClientDeletion()
  const leave = () => void navigate(toClients())
  return (
    <>
      <ActionMenu
        actions={[
          {
            icon: Trash2,
            label: t('delete.open'),
            isDestructive: true,
            onAction: () => deletion.ask([client], leave),
          },
        ]}
      />
      {deletion.dialog}
    </>
  )
}
