import { Hourglass, TriangleAlert, UserRoundCheck } from 'lucide'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useListDirxmlDriversQuery,
  useReadDriverStatusQuery,
  useResyncIdentityMutation,
} from '../../entities/driver/statusApi'
import { dirxmlDriverTab } from '../../entities/driver/pickerTab'
import { userTab } from '../../entities/user/pickerTab'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { CopyableId } from '../../shared/blocks/page/CopyableId'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Badge } from '../../shared/ui/Badge'
import { Button } from '../../shared/ui/Button'
import { SettingsFrame } from './SettingsFrame'
import { useAction } from './useAction'

/** The driver of the identity applications, the drivers beside it, and reading one person again. */
export function DriverStatusPage() {
  return (
    <SettingsFrame page="driverstatus">
      <Status />
      <Drivers />
      <Resync />
    </SettingsFrame>
  )
}

function Status() {
  const { t } = useTranslation('configuration')
  const { data, error, refetch } = useReadDriverStatusQuery(undefined)
  return (
    <AsyncBoundary
      query={{ data, error, refetch }}
      skeleton={<DetailSkeleton />}
      failedTitle={t('driver.failed')}
    >
      {(driver) => {
        const facts = [
          ['name', driver.driverName],
          ['state', driver.state],
          ['version', driver.driverVersion],
          ['app', driver.appVersion],
          ['build', driver.buildVersion],
          ['patch', driver.patchLevel],
          ['expires', driver.expirationDate && <Expiration at={driver.expirationDate} />],
        ] as const
        return (
          <SectionCard title={t('driver.title')}>
            <Facts
              facts={facts.flatMap(([key, content]) =>
                content ? [{ key, label: t(`driver.${key}`), content }] : [],
              )}
            />
          </SectionCard>
        )
      }}
    </AsyncBoundary>
  )
}

const DAY_MS = 86_400_000
/** With fewer days left than this, the expiration of a license is a warning. */
const FEW_DAYS = 30

/** The date of expiration, with the number of days left. */
function Expiration({ at }: { at: number }) {
  const { t } = useTranslation('configuration')
  const [now] = useState(Date.now)
  const days = Math.floor((at - now) / DAY_MS)
  const soon = days < FEW_DAYS ? 'warning' : 'neutral'
  return (
    <>
      <DateTime at={at} />{' '}
      {at < now ? (
        <Badge kind="danger" icon={TriangleAlert}>
          {t('driver.expired')}
        </Badge>
      ) : (
        <Badge kind={soon} icon={Hourglass}>
          {t('driver.daysLeft', { days })}
        </Badge>
      )}
    </>
  )
}

/** With more drivers than this, one is looked up by its name. */
const FEW = 10
const DRIVERS = [dirxmlDriverTab()] as const

/** Looks a driver up among many, with its DN to copy. */
function DriverLookUp() {
  const { t } = useTranslation('picker')
  const [chosen, setChosen] = useState<readonly PickerItem[]>([])
  const [driver] = chosen
  return (
    <>
      <EntityPicker
        label={t('placeholder.dirxmldriver')}
        tabs={DRIVERS}
        selection="dropdown"
        value={chosen}
        onChange={setChosen}
      />
      {driver && <CopyableId id={driver.id} />}
    </>
  )
}

function Drivers() {
  const { t } = useTranslation(['configuration', 'picker'])
  const { data, error, refetch } = useListDirxmlDriversQuery(undefined)
  return (
    <AsyncBoundary
      query={{ data, error, refetch }}
      skeleton={<DetailSkeleton />}
      failedTitle={t('picker:failed.dirxmldriver')}
    >
      {(drivers) =>
        drivers.length > 0 && (
          <SectionCard title={t('driver.others')}>
            {drivers.length > FEW && <DriverLookUp />}
            <ul>
              {drivers.map(({ dn, name = dn }) => (
                <li key={dn}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </SectionCard>
        )
      }
    </AsyncBoundary>
  )
}

/** An account is known by its name first: several people may be called the same. */
const ACCOUNT = ['CN', 'Email']

function Resync() {
  const { t } = useTranslation('configuration')
  const { id: clientId } = useBootstrap().client
  const [chosen, setChosen] = useState<readonly PickerItem[]>([])
  const [resync] = useResyncIdentityMutation()
  const { isBusy, act } = useAction()
  const tabs = useMemo(
    () => [userTab({ clientId, outputFields: ACCOUNT, isSingle: true })] as const,
    [clientId],
  )
  const [person] = chosen
  return (
    <SectionCard title={t('driver.resync')}>
      <Stack gap="tight">
        <EntityPicker
          label={t('driver.person')}
          hint={t('driver.resyncText')}
          tabs={tabs}
          selection="single"
          value={chosen}
          onChange={setChosen}
        />
        <div>
          <Button
            icon={UserRoundCheck}
            isDisabled={!person}
            isPending={isBusy}
            onPress={() =>
              person &&
              void act(
                () => resync(person.id).unwrap(),
                t('driver.resynced', { name: person.name }),
              )
            }
          >
            {t('driver.resyncDo')}
          </Button>
        </div>
      </Stack>
    </SectionCard>
  )
}
