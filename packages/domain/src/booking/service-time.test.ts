import { describe, expect, it } from 'vitest';
import { occupiedBy, serviceTime } from './service-time';

const plain = { job_time: 60, processing_time: 0, buffer_time: 0 };
const part = (line: number, employee_id: number, start: number, end: number) => ({
  line,
  employee_id,
  start,
  end,
  quarter: start / 15,
});

describe('the time of a service', () => {
  it('is work, processing in its middle, work, and a buffer', () => {
    expect(serviceTime(plain)).toEqual({ before: 2, processing: 0, after: 2, buffer: 0 });
    expect(serviceTime({ job_time: 120, processing_time: 45, buffer_time: 15 })).toEqual({
      before: 3,
      processing: 3,
      after: 2,
      buffer: 1,
    });
  });

  it('rounds against the free time', () => {
    expect(serviceTime({ job_time: 50, processing_time: 20, buffer_time: 15 })).toEqual({
      before: 2,
      processing: 1,
      after: 1,
      buffer: 1,
    });
    expect(serviceTime({ job_time: 15, processing_time: 15, buffer_time: 0 })).toEqual({
      before: 1,
      processing: 0,
      after: 0,
      buffer: 0,
    });
  });

  it('rounds work and buffer up once, not each', () => {
    const buffers = [0, 5, 10, 15, 25, 30].map(
      (buffer_time) => serviceTime({ job_time: 50, processing_time: 0, buffer_time }).buffer,
    );
    expect(buffers).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it('makes busy lines in real minutes, with the pause left free', () => {
    expect(occupiedBy([part(0, 7, 600, 720)], [{ job_time: 120, processing_time: 45, buffer_time: 10 }])).toEqual([
      { line: 0, employee_id: 7, start: 600, end: 645 },
      { line: 0, employee_id: 7, start: 690, end: 730 },
    ]);
    expect(occupiedBy([part(0, 7, 600, 650)], [{ job_time: 50, processing_time: 0, buffer_time: 0 }])).toEqual([
      { line: 0, employee_id: 7, start: 600, end: 650 },
    ]);
    expect(occupiedBy([part(0, 7, 600, 630)], [{ job_time: 30, processing_time: 15, buffer_time: 0 }])).toEqual([
      { line: 0, employee_id: 7, start: 600, end: 615 },
    ]);
  });

  it('lets a buffer wait where the same employee goes on with the customer', () => {
    const lines = [
      { ...plain, buffer_time: 30 },
      { ...plain, job_time: 15 },
    ];
    expect(occupiedBy([part(0, 7, 600, 660), part(1, 7, 660, 675)], lines)).toEqual([
      { line: 0, employee_id: 7, start: 600, end: 660 },
      { line: 1, employee_id: 7, start: 660, end: 690 },
    ]);
    expect(occupiedBy([part(0, 7, 600, 660), part(1, 8, 660, 675)], lines)).toEqual([
      { line: 0, employee_id: 7, start: 600, end: 690 },
      { line: 1, employee_id: 8, start: 660, end: 675 },
    ]);
  });
});
