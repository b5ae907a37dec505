import { useLocale } from '../../../i18n/useLocale'
import { QuantityField } from '../../ui/QuantityField'
import type { FieldControlProps } from './fieldControlProps'

/**
 * A number field; an amount of money has the sign of its currency.
 *
 * Source: docs/assumptions.md A-437.
 */
export function AmountControl({ node, field, value, onChange, onBlur }: FieldControlProps) {
  const { intlLocale } = useLocale()
  const { currency, unit } = node
  const sign = currency && currencySign(currency, intlLocale)
  return (
    <QuantityField
      {...field}
      value={typeof value === 'number' ? value : undefined}
      onChange={(typed) => onChange(typed ?? null)}
      onBlur={onBlur}
      min={node.rules.min}
      max={node.rules.max}
      unit={[sign, unit].filter(Boolean).join(' ')}
      decimals={node.decimals}
    />
  )
}

function currencySign(currency: string, locale: string): string | undefined {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value
}
