import { fakeDefinitions } from '../features/configuration/entityDefinitions/fakeDefinitions'
import { fakeSettings } from '../features/configuration/fakeSettings'
import { fakePreferences } from './fakePreferences'
import { server } from './server'

/** Answers as `fakeDefinitions`, with what the pages of the configuration read beside it. */
export function playDefinitions() {
  const fake = fakeDefinitions()
  const engine = { 'admin/workflowengines': { workflowEngines: [] } }
  server.use(
    ...fake.handlers,
    ...fakePreferences().handlers,
    ...fakeSettings({ nodes: engine }).handlers,
  )
  return fake
}
