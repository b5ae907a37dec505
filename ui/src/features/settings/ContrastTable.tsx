import { CircleCheck, CircleX } from 'lucide'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/useLocale'
import { PRODUCT_COLOURS, type BrandColours } from '../../shared/blocks/appearance/brandProperties'
import {
  contrast,
  isReadable,
  LEAST_CONTRAST,
  parseColor,
  readableOn,
} from '../../shared/blocks/appearance/contrast'
import { Badge } from '../../shared/ui/Badge'
import styles from './ContrastTable.module.css'

const HEX = { black: '#000000', white: '#ffffff' } as const

interface ContrastTableProps {
  colours: BrandColours
  hasFooter: boolean
}

/**
 * Contrasts of the brand colors, and the colors that the console uses where a contrast is too low. Source:
 * docs/assumptions.md A-385.
 */
export function ContrastTable({ colours, hasFooter }: ContrastTableProps) {
  const { t } = useTranslation('settings')
  const toOne = useRatioText()
  const colourOf = (key: keyof BrandColours) =>
    parseColor(colours[key]) ? colours[key] : PRODUCT_COLOURS[key]
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('contrast.where')}</th>
            <th scope="col">{t('contrast.chosen')}</th>
            <th scope="col">{t('contrast.shown')}</th>
          </tr>
        </thead>
        <tbody>
          <Row
            name={t('contrast.left')}
            text={colourOf('titleColor')}
            ground={colourOf('barLeftColor')}
          />
          <Row
            name={t('contrast.right')}
            text={HEX[readableOn(colourOf('barRightColor'))]}
            ground={colourOf('barRightColor')}
          />
          {hasFooter && <FooterRow />}
        </tbody>
      </table>
      <p className={styles.rule}>{t('contrast.rule', { least: toOne(LEAST_CONTRAST) })}</p>
    </>
  )
}

/** The contrast of the footer, which has the colors of the theme: the lower one of light and dark. */
function FooterRow() {
  const { t } = useTranslation('settings')
  const [colors, setColors] = useState<Omit<RowProps, 'name'>>()
  const measure = useCallback((row: HTMLTableRowElement | null) => {
    const pairs = [...(row?.querySelectorAll('[data-theme]') ?? [])].map(colorsOf)
    const [worst] = pairs.sort((one, other) => ratioOf(one) - ratioOf(other))
    if (worst) setColors(worst)
  }, [])
  if (colors) return <Row name={t('section.footer')} {...colors} />
  return (
    <tr ref={measure} hidden>
      <td data-theme="light" className={styles.footer} />
      <td data-theme="dark" className={styles.footer} />
    </tr>
  )
}

const ratioOf = ({ text, ground }: Omit<RowProps, 'name'>) => contrast(text, ground)

function colorsOf(element: Element) {
  const { color, backgroundColor } = getComputedStyle(element)
  return { text: hexOf(color), ground: hexOf(backgroundColor) }
}

/** The hex form of a color as browsers compute it: `rgb(95, 104, 112)` -> `#5f6870`. */
const hexOf = (computed: string) =>
  `#${(computed.match(/\d+/g) ?? []).map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`

interface RowProps {
  name: string
  text: string
  ground: string
}

function Row({ name, text, ground }: RowProps) {
  const { t } = useTranslation('settings')
  const instead = readableOn(ground)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Ratio text={text} ground={ground} />
      </td>
      <td>
        {isReadable(text, ground) ? (
          t('contrast.asChosen')
        ) : (
          <>
            {t(`contrast.${instead}`)} <Ratio text={HEX[instead]} ground={ground} />
          </>
        )}
      </td>
    </tr>
  )
}

function Ratio({ text, ground }: Omit<RowProps, 'name'>) {
  const { t } = useTranslation('settings')
  const toOne = useRatioText()
  const isEnough = isReadable(text, ground)
  const ratio = toOne(contrast(text, ground))
  return (
    <Badge kind={isEnough ? 'success' : 'danger'} icon={isEnough ? CircleCheck : CircleX}>
      {t(isEnough ? 'contrast.enough' : 'contrast.tooLow', { ratio })}
    </Badge>
  )
}

/** Formats a contrast in the digits of the locale, `4.5:1`; never rounded up. */
function useRatioText() {
  const { intlLocale } = useLocale()
  const number = new Intl.NumberFormat(intlLocale, {
    maximumFractionDigits: 2,
    roundingMode: 'floor',
  })
  return (ratio: number) => `${number.format(ratio)}:1`
}
