import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useListTasksQuery, useReadTaskDisplayQuery } from '../../entities/task/api'
import { USUAL_DISPLAY } from '../../entities/task/display'
import type { Task } from '../../entities/task/model'
import type { ListState } from '../../shared/blocks/listing/listState'
import { useTaskListing } from './useTaskListing'
import { useTaskScope } from './useTaskScope'

/**
 * The id of the next task in the list that the address names; undefined after the last task. It is kept when a decision
 * removes the present task from the list.
 *
 * Source: docs/assumptions.md A-337.
 */
export function useNextTask(id: Task['id']): Task['id'] | undefined {
  const { isListed, found, isSettled } = useFollower(id)
  const [next, setNext] = useState<Task['id']>()
  const isTold = found !== undefined || isSettled
  if (isListed && isTold && found !== next) setNext(found)
  return next
}

/**
 * The next task as far as it is known. Its page and the next page may be reloaded one before the other; until both are
 * settled they prove nothing.
 */
function useFollower(id: Task['id']) {
  const list = useListOfOwn()
  const { data: page, isFetching } = useOwnTasks(list)
  const { isListed, follower } = placeIn(page?.rows, id)
  const isLast = isListed && follower === undefined
  const after = useOwnTasks(isLast ? pageAfter(list, page?.total) : undefined)
  const found = (follower ?? after.data?.rows[0])?.id
  return { isListed, found, isSettled: !isFetching && !after.isFetching }
}

function placeIn(rows: readonly Task[] = [], id: Task['id']) {
  const at = rows.findIndex((row) => row.id === id)
  return { isListed: at >= 0, follower: at < 0 ? undefined : rows[at + 1] }
}

/** The query for the next page; undefined after the last page. */
function pageAfter(list: ListState | undefined, total = 0): ListState | undefined {
  return list && list.page * list.pageSize < total ? { ...list, page: list.page + 1 } : undefined
}

/** The query of the list; undefined while it loads, and for other lists than one's own. */
function useListOfOwn(): ListState | undefined {
  const scope = useTaskScope()
  const { data: display = USUAL_DISPLAY, isLoading } = useReadTaskDisplayQuery(undefined)
  const { list, isReady } = useTaskListing(scope, display.sort)
  return scope === 'self' && isReady && !isLoading ? list : undefined
}

function useOwnTasks(list: ListState | undefined) {
  return useListTasksQuery(list ? { scope: 'self', list } : skipToken)
}
