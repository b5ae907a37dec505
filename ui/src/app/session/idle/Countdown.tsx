import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../../i18n/useLocale'

interface CountdownProps {
  /** The end of the session, milliseconds since 1970. */
  endsAt: number
  onEnd: () => void
}

/** The remaining time, `01:59`, in the digits of the language. */
export function Countdown({ endsAt, onEnd }: CountdownProps) {
  const { intlLocale } = useLocale()
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, endsAt - now)
  const tick = useEffectEvent(() => {
    setNow(Date.now())
  })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => {
      clearInterval(timer)
    }
  }, [])
  const isOver = left === 0
  useEffect(() => {
    if (isOver) end()
  }, [isOver, endsAt])
  const format = new Intl.DateTimeFormat(intlLocale, {
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'UTC',
  })
  return <bdi className="num">{format.format(left)}</bdi>
}
