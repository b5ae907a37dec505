import { screen, waitFor } from '@testing-library/react'
import { renderSettings } from '../../testing/renderSettings'
import { fakeSettings } from './fakeSettings'

const known = (page: string, world: Parameters<typeof fakeSettings>[0]) =>
  renderSettings(page, fakeSettings(world))

const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save settings' })

const ENGINE = {
  minPoolSize: 5,
  initialPoolSize: 5,
  maxPoolSize: 20,
  keepAliveTime: 300,
  userActivityTimeout: 0,
  webServiceActivityTimeout: 50,
  completedProcessTimeout: 120,
  cleanupInterval: 12,
  retryQueueInterval: 15,
  pendingInterval: 30,
  maxShutdownTime: 60,
  heartbeatInterval: 45,
  heartbeatFactor: 2,
  enableEmailNotification: true,
  processCacheInitialCapacity: 700,
  processCacheMaxCapacity: 700,
  processCacheLoadFactor: 0.75,
}

test.each([
  [
    'cprs',
    'access/administration/cprsConfig',
    { enableCprs: true, pollingInterval: 60, cleanupTimeInDays: 7 },
    'Polling interval',
    'pollingInterval',
  ],
  [
    'proxy',
    'admin/proxy/configuration',
    { proxyNotfTemplate: 'cn=Away', proxyRetentionTime: 60 },
    'Keep expired proxy assignments',
    'proxyRetentionTime',
  ],
  [
    'workflowengine',
    'admin/workflowengines/configuration',
    ENGINE,
    'Heartbeat factor',
    'heartbeatFactor',
  ],
])(
  'the page %s shows what is stored and sends it whole',
  async (page, path, stored, label, key) => {
    const { user, written } = renderSettings(
      page,
      fakeSettings({
        nodes: {
          [path]: stored,
          'admin/proxy/service/settings': {
            cleanUpSeviceActivationInteval: 1440,
            syncServiceActivationInterval: 1440,
          },
          'access/data/migration/workflow': { status: 'NOT_STARTED' },
        },
      }),
    )
    const before = new Map<string, unknown>(Object.entries(stored))
    expect(await field(label)).toHaveValue(String(before.get(key)))
    await user.clear(await field(label))
    await user.type(await field(label), '9')
    await user.click(save())

    await waitFor(() => expect(written).toEqual([{ path, body: { ...stored, [key]: 9 } }]))
  },
)

test('how long expired proxies are kept, and how often it is cleaned up, are sent apart', async () => {
  const { user, written } = known('proxy', {
    nodes: {
      'admin/proxy/configuration': { proxyRetentionTime: 60 },
      'admin/proxy/service/settings': {
        cleanUpSeviceActivationInteval: 5,
        syncServiceActivationInterval: 5,
      },
      'access/proxy/all': { configureProxy: true, proxyDefinitions: [] },
    },
  })
  const kept = await field('Keep expired proxy assignments')
  await user.clear(kept)
  await user.type(kept, '90')
  const interval = await field('Interval of the cleanup service')
  await user.clear(interval)
  await user.type(interval, '7')
  await user.click(save())

  await waitFor(() => expect(written).toHaveLength(2))
  const bodies = Object.fromEntries(written.map(({ path, body }) => [path, body]))
  expect(bodies).toMatchObject({
    'admin/proxy/configuration': { proxyRetentionTime: 90 },
    'admin/proxy/service/settings': { cleanUpSeviceActivationInteval: 7 },
  })
})
