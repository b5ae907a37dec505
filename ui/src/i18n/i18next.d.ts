import type administrators from './locales/en/administrators.json'
import type assignments from './locales/en/assignments.json'
import type approval from './locales/en/approval.json'
import type configuration from './locales/en/configuration.json'
import type cprs from './locales/en/cprs.json'
import type availability from './locales/en/availability.json'
import type confirm from './locales/en/confirm.json'
import type dashboard from './locales/en/dashboard.json'
import type dataTable from './locales/en/dataTable.json'
import type definition from './locales/en/definition.json'
import type delegation from './locales/en/delegation.json'
import type drafts from './locales/en/drafts.json'
import type entityDefinitions from './locales/en/entityDefinitions.json'
import type entities from './locales/en/entities.json'
import type errors from './locales/en/errors.json'
import type helpDesk from './locales/en/helpDesk.json'
import type holders from './locales/en/holders.json'
import type history from './locales/en/history.json'
import type identity from './locales/en/identity.json'
import type impact from './locales/en/impact.json'
import type landing from './locales/en/landing.json'
import type localekit from './locales/en/localekit.json'
import type localizedText from './locales/en/localizedText.json'
import type explain from './locales/en/explain.json'
import type forms from './locales/en/forms.json'
import type formWindow from './locales/en/formWindow.json'
import type orgchart from './locales/en/orgchart.json'
import type groups from './locales/en/groups.json'
import type palette from './locales/en/palette.json'
import type feedback from './locales/en/feedback.json'
import type mapResources from './locales/en/mapResources.json'
import type members from './locales/en/members.json'
import type passwordSync from './locales/en/passwordSync.json'
import type memberships from './locales/en/memberships.json'
import type permissions from './locales/en/permissions.json'
import type picker from './locales/en/picker.json'
import type profile from './locales/en/profile.json'
import type proxies from './locales/en/proxies.json'
import type relatedList from './locales/en/relatedList.json'
import type requests from './locales/en/requests.json'
import type resources from './locales/en/resources.json'
import type roles from './locales/en/roles.json'
import type sessions from './locales/en/sessions.json'
import type settings from './locales/en/settings.json'
import type shell from './locales/en/shell.json'
import type sods from './locales/en/sods.json'
import type status from './locales/en/status.json'
import type tasks from './locales/en/tasks.json'
import type teams from './locales/en/teams.json'
import type ui from './locales/en/ui.json'
import type users from './locales/en/users.json'
import type values from './locales/en/values.json'
import type workflowForm from './locales/en/workflowForm.json'
import type workflows from './locales/en/workflows.json'

/** Keys are types: a misspelt key does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: {
      administrators: typeof administrators
      approval: typeof approval
      assignments: typeof assignments
      configuration: typeof configuration
      cprs: typeof cprs
      availability: typeof availability
      confirm: typeof confirm
      dashboard: typeof dashboard
      dataTable: typeof dataTable
      definition: typeof definition
      delegation: typeof delegation
      drafts: typeof drafts
      entityDefinitions: typeof entityDefinitions
      entities: typeof entities
      errors: typeof errors
      explain: typeof explain
      helpDesk: typeof helpDesk
      history: typeof history
      holders: typeof holders
      identity: typeof identity
      impact: typeof impact
      landing: typeof landing
      localekit: typeof localekit
      localizedText: typeof localizedText
      forms: typeof forms
      formWindow: typeof formWindow
      orgchart: typeof orgchart
      groups: typeof groups
      palette: typeof palette
      feedback: typeof feedback
      mapResources: typeof mapResources
      members: typeof members
      passwordSync: typeof passwordSync
      memberships: typeof memberships
      permissions: typeof permissions
      picker: typeof picker
      profile: typeof profile
      proxies: typeof proxies
      relatedList: typeof relatedList
      requests: typeof requests
      resources: typeof resources
      roles: typeof roles
      sessions: typeof sessions
      settings: typeof settings
      shell: typeof shell
      sods: typeof sods
      status: typeof status
      tasks: typeof tasks
      teams: typeof teams
      ui: typeof ui
      users: typeof users
      values: typeof values
      workflowForm: typeof workflowForm
      workflows: typeof workflows
    }
  }
}
