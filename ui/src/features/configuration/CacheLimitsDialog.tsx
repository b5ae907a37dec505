import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { listCacheLimits, useKeepCacheLimitsMutation } from '../../entities/cache/api'
import type { CacheLimit, CacheLimits } from '../../entities/cache/model'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import type { RecordField, RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { QuantityField } from '../../shared/ui/QuantityField'
import { Switch } from '../../shared/ui/Switch'
import { useAction } from './useAction'

const LIMITS = ['maxObjects', 'timeToLive', 'maxAge'] as const

type Limits = Pick<CacheLimits, 'isEnabled' | (typeof LIMITS)[number]>

interface CacheLimitsDialogProps {
  cache: CacheLimits
  onClose: () => void
}

/**
 * Edits the limits of one cache, or of all caches. Limits that others changed meanwhile are kept; a conflict is asked
 * about.
 */
export function CacheLimitsDialog({ cache, onClose }: CacheLimitsDialogProps) {
  const { t } = useTranslation('configuration')
  const dispatch = useAppDispatch()
  const [keep] = useKeepCacheLimitsMutation()
  const { say } = useAction()
  const latest = useRef(cache)
  const form = useRecordForm<Limits>({
    fields: useLimitFields(),
    stored: cache,
    read: async () => {
      const now = await dispatch(listCacheLimits.initiate(undefined, freshly)).unwrap()
      latest.current = now.find(({ name }) => name === cache.name) ?? cache
      return latest.current
    },
    draftName: `cache ${cache.name}`,
    onSave: ({ changed }) => keep({ ...latest.current, ...changed }).unwrap(),
    onSaved: () => {
      say(t('caching.saved'))
      onClose()
    },
  })
  const isWrong = LIMITS.some((key) => form.now[key].hasOwn && form.now[key].own === undefined)
  const { value: isEnabled, ...enabled } = form.field('isEnabled')
  return (
    <FormDialog
      form={form}
      title={t('caching.limitsTitle', { name: cache.name })}
      verb={t('caching.save')}
      isDisabled={isWrong || form.changed.length === 0}
      onClose={onClose}
    >
      <Switch {...enabled} isSelected={isEnabled} />
      {LIMITS.map((key) => (
        <LimitFields key={key} {...form.field(key)} />
      ))}
    </FormDialog>
  )
}

function useLimitFields(): RecordFields<Limits> {
  const { t } = useTranslation('configuration')
  const kinds = useFieldKinds()
  const limit = (label: string): RecordField<CacheLimit> => ({
    label,
    isSame: (one, other) => one.hasOwn === other.hasOwn && one.own === other.own,
    text: ({ hasOwn, own, common }) => String((hasOwn ? own : common) ?? ''),
  })
  return {
    isEnabled: kinds.flag({ label: t('caching.enabled') }),
    maxObjects: limit(t('caching.maxObjects')),
    timeToLive: limit(t('caching.timeToLive')),
    maxAge: limit(t('caching.maxAge')),
  }
}

interface LimitFieldsProps {
  label: string
  value: CacheLimit
  onChange: (limit: CacheLimit) => void
}

function LimitFields({ label, value: limit, onChange }: LimitFieldsProps) {
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
