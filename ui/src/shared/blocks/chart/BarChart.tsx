import { ChartBar, Table } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/useLocale'
import { Button } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import styles from './BarChart.module.css'

export interface Bar {
  id: string
  label: string
  /** A number for each series. */
  values: readonly number[]
}

interface BarChartProps {
  /** The title of the chart: "Tasks by age". */
  title: string
  /** The label of the bars: "Age". */
  barsLabel: string
  /** Labels of the parts of a bar, at most six; each has a color of its own. */
  series: readonly string[]
  bars: readonly Bar[]
}

/** Horizontal bars, each with its number. The same numbers can be shown as a table. */
export function BarChart(props: BarChartProps) {
  const { t } = useTranslation('ui')
  const [isTable, setTable] = useState(false)
  return (
    <div className={styles.chart}>
      {isTable ? <Twin {...props} /> : <Bars {...props} />}
      <div className={styles.switch}>
        <Button
          size="small"
          variant="quiet"
          icon={isTable ? ChartBar : Table}
          onPress={() => setTable(!isTable)}
        >
          {isTable ? t('chart.asChart') : t('chart.asTable')}
        </Button>
      </div>
    </div>
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function useNumber() {
  const { intlLocale } = useLocale()
  return (value: number) => new Intl.NumberFormat(intlLocale).format(value)
}

function Bars({ title, series, bars }: BarChartProps) {
  const number = useNumber()
  const longest = Math.max(1, ...bars.map(({ values }) => sum(values)))
  return (
    <>
      <ul className={styles.bars} aria-label={title}>
        {bars.map(({ id, label, values }) => (
          <li key={id}>
            <span>{label}</span>
            <Drawing shares={values.map((value) => (value / longest) * 100)} />
            <span className={styles.number}>{number(sum(values))}</span>
          </li>
        ))}
      </ul>
      {series.length > 1 && (
        <ul className={styles.key}>
          {series.map((name, at) => (
            <li key={name}>
              <span className={classNames(styles.swatch, colour(at))} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The colored bar; hidden from screen readers, as the number is beside it. */
function Drawing({ shares }: { shares: readonly number[] }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      {shares.map((share, at) => (
        <rect
          key={colour(at)}
          className={colour(at)}
          x={sum(shares.slice(0, at))}
          width={share}
          height={10}
        />
      ))}
    </svg>
  )
}

function colour(series: number): string | undefined {
  return styles[`s${String(series + 1)}`]
}

function Twin({ title, barsLabel, series, bars }: BarChartProps) {
  const number = useNumber()
  return (
    <table className={styles.twin} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{barsLabel}</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, label, values }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {values.map((value, at) => (
              <td key={series[at]}>{number(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
