import { PageSettings } from './PageSettings'
import { SettingsFrame } from './SettingsFrame'
import type { PageId } from './settingsPages'

function SettingsPage({ page }: { page: PageId }) {
  return (
    <SettingsFrame page={page}>
      <PageSettings page={page} />
    </SettingsFrame>
  )
}

/** Pages that are settings and nothing else. */
export const RoleResourcePage = () => <SettingsPage page="roleresource" />
export const DelegationPage = () => <SettingsPage page="delegation" />
export const IdentityGovernancePage = () => <SettingsPage page="igConfiguration" />
export const ReconciliationPage = () => <SettingsPage page="cprs" />
export const DisplayPage = () => <SettingsPage page="provisioning" />
export const EmailApprovalPage = () => <SettingsPage page="emailapproval" />
