import { parentPort, workerData } from 'node:worker_threads';
import { forecastSales } from '@rawnaq/domain/forecast/forecast';
import type { SalesHistory } from '@rawnaq/domain/forecast/sales-history';

/** The thread one salon is forecast in: a quarter of a second of counting that no request should wait for. */
parentPort!.postMessage(forecastSales(workerData as SalesHistory));
