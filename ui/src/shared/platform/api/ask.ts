import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import type { ApiError } from '../errors/apiError'

type Reply = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError }

/** Makes a call within a `queryFn` that needs several. */
export type Ask = (call: FetchArgs) => PromiseLike<Reply> | Reply
