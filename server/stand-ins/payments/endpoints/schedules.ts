import type { Stripe } from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { noSuch, refused } from '../api/failure.ts';
import { isWithin, pageOf } from '../api/list.ts';
import { expand, fields, flag, notSimulated, paging, range, text } from '../api/params.ts';
import { releaseSchedule } from '../engine/subscriptions.ts';
import type { World } from '../engine/world.ts';
import type { Wire } from '../objects/wire.ts';

const listParams = fields<Stripe.SubscriptionScheduleListParams>({
  ...paging,
  canceled_at: notSimulated,
  completed_at: notSimulated,
  created: range(),
  customer: text(),
  customer_account: notSimulated,
  released_at: notSimulated,
  scheduled: flag(),
});

function scheduleFor(world: World, id: string): Wire<Stripe.SubscriptionSchedule> {
  const schedule = world.state.get('subscription_schedules', id);
  if (!schedule) throw noSuch('subscription_schedule', id);
  return schedule;
}

export const scheduleEndpoints = [
  endpoint('GET', '/v1/subscription_schedules', listParams, (world, params) => {
    const rows = world.state
      .all('subscription_schedules')
      .filter((row) => params.customer === undefined || row.customer === params.customer)
      .filter((row) => params.scheduled !== true || row.status === 'not_started')
      .filter((row) => isWithin(row.created, params.created));
    return pageOf(rows, '/v1/subscription_schedules', params);
  }),
  endpoint(
    'GET',
    '/v1/subscription_schedules/:id',
    fields<Stripe.SubscriptionScheduleRetrieveParams>({ expand: expand() }),
    (world, _, id) => scheduleFor(world, id),
  ),
  endpoint(
    'POST',
    '/v1/subscription_schedules/:id/release',
    fields<Stripe.SubscriptionScheduleReleaseParams>({ expand: expand(), preserve_cancel_date: flag() }),
    (world, _, id) => {
      const schedule = scheduleFor(world, id);
      if (schedule.status !== 'active') {
        throw refused(`You cannot release a subscription schedule that is in the \`${schedule.status}\` status.`);
      }
      return releaseSchedule(world, schedule);
    },
  ),
];
