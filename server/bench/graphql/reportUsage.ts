/** Loaded before a measured server: sends the CPU time and memory of its process on request. */
process.on('message', () => process.send?.({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }));
process.once('disconnect', () => process.exit(0));
