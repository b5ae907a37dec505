import { readPageRights } from './api'

/** Whether the server says that the person may open a page, `createUser`; false while it is asked. */
export function usePageRight(key: string): boolean {
  const { data } = readPageRights.useQuery([key])
  return data?.pages[key] === true
}
