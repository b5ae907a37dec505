import { readPageRights } from './api'

/** Whether the server lets the person open a page such as `createUser`; false while the right loads. */
export function usePageRight(key: string): boolean {
  const { data } = readPageRights.useQuery([key])
  return data?.pages[key] === true
}
