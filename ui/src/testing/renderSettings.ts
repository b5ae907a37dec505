import type { RequestHandler } from 'msw'
import { toSettings } from '../features/configuration/routes'
import { fakePreferences } from './fakePreferences'
import { renderAt } from './renderAt'
import { server } from './server'

/** The application at a page of the configuration, with a fake of what it reads and writes. */
export function renderSettings<Fake extends { handlers: readonly RequestHandler[] }>(
  page: string,
  fake: Fake,
) {
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return { ...fake, ...renderAt(toSettings(page)) }
}
