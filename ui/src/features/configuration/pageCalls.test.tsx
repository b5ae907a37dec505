import { screen, waitFor } from '@testing-library/react'
import { renderSettings } from '../../testing/renderSettings'
import { fakeSettings } from './fakeSettings'

const field = (name: string) => screen.findByRole('textbox', { name })

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
    await user.click(screen.getByRole('button', { name: 'Save settings' }))

    await waitFor(() => expect(written).toEqual([{ path, body: { ...stored, [key]: 9 } }]))
  },
)
