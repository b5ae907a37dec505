import { useSearchParams } from 'react-router-dom'

/** How the rows of a list are shown. */
export type ListLook = 'table' | 'cards'

/** The look of a list, kept in the address, `?look=cards`, so that links and views have it. */
export function useListLook(): [look: ListLook, choose: (look: ListLook) => void] {
  const [params, setParams] = useSearchParams()
  const look = params.get('look') === 'cards' ? 'cards' : 'table'
  const choose = (chosen: ListLook) => {
    const written = new URLSearchParams(params)
    if (chosen === 'cards') written.set('look', chosen)
    else written.delete('look')
    setParams(written, { replace: true })
  }
  return [look, choose]
}
