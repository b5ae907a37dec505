import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCacheLimits, useKeepCacheLimitsMutation } from '../../entities/cache/api'
import type { CacheLimit, CacheLimits } from '../../entities/cache/model'
import { FormFault } from '../../shared/blocks/form/FormFault'
import { useSave } from '../../shared/blocks/form/useSave'
import { Stack } from '../../shared/blocks/page/Stack'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Dialog } from '../../shared/ui/Dialog'
import { DialogActions } from '../../shared/ui/DialogActions'
import { QuantityField } from '../../shared/ui/QuantityField'
import { Switch } from '../../shared/ui/Switch'
import { useAction } from './useAction'

const LIMITS = ['maxObjects', 'timeToLive', 'maxAge'] as const

interface CacheLimitsDialogProps {
  cache: CacheLimits
  onClose: () => void
}

/** The limits of one cache: its own, or those of all. What others changed meanwhile stays, limit by limit. */
export function CacheLimitsDialog({ cache, onClose }: CacheLimitsDialogProps) {
  const { t } = useTranslation('configuration')
  const dispatch = useAppDispatch()
  const [changed, setChanged] = useState<Partial<CacheLimits>>({})
  const [keep, { isLoading }] = useKeepCacheLimitsMutation()
  const { say } = useAction()
  const { attempt, fault } = useSave(async () => {
    const now = await dispatch(listCacheLimits.initiate(undefined, freshly)).unwrap()
    const stored = now.find(({ name }) => name === cache.name) ?? cache
    await keep({ ...stored, ...changed }).unwrap()
  })
  const save = async () => {
    if (!(await attempt(undefined))) return
    say(t('caching.saved'))
    onClose()
  }
  const entered = { ...cache, ...changed }
  const isWrong = LIMITS.some((key) => entered[key].hasOwn && entered[key].own === undefined)
  return (
    <Dialog
      isOpen
      title={t('caching.limitsTitle', { name: cache.name })}
      onClose={onClose}
      actions={
        <DialogActions
          verb={t('caching.save')}
          isBusy={isLoading}
          isDisabled={isWrong || Object.keys(changed).length === 0}
          onDo={() => void save()}
          onCancel={onClose}
        />
      }
    >
      <Stack gap="tight">
        <Switch
          label={t('caching.enabled')}
          isSelected={entered.isEnabled}
          onChange={(isEnabled) => setChanged({ ...changed, isEnabled })}
        />
        {LIMITS.map((key) => (
          <LimitFields
            key={key}
            label={t(`caching.${key}`)}
            limit={entered[key]}
            onChange={(limit) => setChanged({ ...changed, [key]: limit })}
          />
        ))}
        {fault !== undefined && <FormFault error={fault} />}
      </Stack>
    </Dialog>
  )
}

interface LimitFieldsProps {
  label: string
  limit: CacheLimit
  onChange: (limit: CacheLimit) => void
}

function LimitFields({ label, limit, onChange }: LimitFieldsProps) {
  const { t } = useTranslation('configuration')
  return (
    <div role="group" aria-label={label}>
      <Switch
        label={`${label}: ${t('caching.own')}`}
        hint={t('caching.common', { value: limit.common })}
        isSelected={limit.hasOwn}
        onChange={(hasOwn) => onChange({ ...limit, hasOwn })}
      />
      {limit.hasOwn && (
        <QuantityField
          label={label}
          hideLabel
          min={0}
          value={limit.own}
          onChange={(own) => onChange({ ...limit, own })}
        />
      )}
    </div>
  )
}
